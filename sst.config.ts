/// <reference path="./.sst/platform/config.d.ts" />

export default $config({
  app(input) {
    const production = input?.stage === "production";
    return {
      name: "wallflower",
      home: "aws",
      removal: production ? "retain" : "remove",
      protect: production,
      // The shop sells in the United States; CloudFront's certificates live in this region as well.
      providers: { aws: { region: "us-east-1" } },
    };
  },
  async run() {
    const { shop } = await import("./stacks/shop.ts");
    return shop();
  },
});
