/** Colors as walls and cushions have them. */
export const shades: Record<string, string> = {
  ...{ sage: "#9caf88", teal: "#1f7a7a", navy: "#1f2f56", mustard: "#d2a02f", terracotta: "#c4694a" },
  ...{ cream: "#f3e8d2", beige: "#d9c7a8", ochre: "#c98a2b", burgundy: "#6b1f33", ivory: "#f4efe2" },
  ...{ charcoal: "#3a3d42", emerald: "#1f7a54", indigo: "#33407f", maroon: "#6a2330", aqua: "#66b9bd" },
  ...{ magenta: "#b8327e", blush: "#e8bfb4", taupe: "#a3937f", lilac: "#b79ac8", khaki: "#a39a6a" },
};
