import { createRequire } from "node:module";
import path from "node:path";
import { platformFolder } from "../platform.ts";

/** The parts of Pulumi's own testing tools that the synthesis uses; the package lives in SST's platform. */
export type Pulumi = {
  runtime: {
    setMocks(
      mocks: Mocks,
      project: string,
      stack: string,
      preview: boolean,
      organization: string,
    ): Promise<void>;
    setAllConfig(config: Record<string, string>): void;
    runInPulumiStack(program: () => Promise<unknown>): Promise<unknown>;
    waitForRPCs(): Promise<void>;
  };
  asset: {
    Asset: { isInstance(value: unknown): boolean };
    Archive: { isInstance(value: unknown): boolean };
  };
};

type MockedResource = {
  type: string;
  name: string;
  custom?: boolean;
  inputs: Record<string, unknown>;
};
type Mocks = {
  newResource(resource: MockedResource): { id: string; state: Record<string, unknown> };
  call(call: { token: string; inputs: never }): Record<string, unknown>;
};

type RegisterRequest = { getRetainondelete(): boolean; getProtect(): boolean };
export type Monitor = {
  registerResource(request: RegisterRequest, callback: unknown): Promise<unknown>;
  readResource(request: unknown, callback: unknown): Promise<unknown>;
};

const fromPlatform = createRequire(path.join(platformFolder, "package.json"));

export const loadPulumi = () => ({
  pulumi: fromPlatform("@pulumi/pulumi") as Pulumi,
  monitor: fromPlatform("@pulumi/pulumi/runtime/mocks").MockMonitor.prototype as Monitor,
});
