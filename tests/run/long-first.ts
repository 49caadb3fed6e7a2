import { BaseSequencer, type TestSpecification } from "vitest/node";

const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(simulation|art)\//.test(moduleId);

/** The longest files come first: begun last, one of them would keep one core busy while the other has nothing to do. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rest = await super.sort(files.filter((file) => !isLong(file)));
    return [...files.filter(isLong), ...rest];
  }
}
