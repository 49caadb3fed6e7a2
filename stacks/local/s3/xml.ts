type Node = string | number | boolean | Node[] | { [name: string]: Node | undefined };

const escaped = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function element(name: string, node: Node | undefined): string {
  if (node === undefined) return "";
  if (Array.isArray(node)) return node.map((one) => element(name, one)).join("");
  const inner =
    typeof node === "object"
      ? Object.entries(node)
          .map(([child, value]) => element(child, value))
          .join("")
      : escaped(String(node));
  return `<${name}>${inner}</${name}>`;
}

export const xmlAnswer = (name: string, node: Node, { status = 200, headers = {} } = {}) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${element(name, node)}`, {
    status,
    headers: { "content-type": "application/xml", ...headers },
  });
