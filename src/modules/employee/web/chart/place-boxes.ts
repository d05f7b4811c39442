/** Where the boxes of the open chart stand: units side by side below the one above, what has nothing below it stacked. Pure. */
import type { TreeNode } from './org-tree.ts';

export const BOX = { width: 252, height: 68 } as const;
const GAP = 20;
const DROP = 36;
const INDENT = 22;
const STACK_GAP = 10;

export interface PlacedBoxes {
  readonly at: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  /** The lines between them, as a path. */
  readonly lines: string;
  readonly width: number;
  readonly height: number;
}

/** @param closed keys of nodes whose children are not drawn */
export function placeBoxes(root: TreeNode, closed: ReadonlySet<string>): PlacedBoxes {
  const at = new Map<string, { x: number; y: number }>();
  const lines: string[] = [];
  let height = 0;
  const open = (node: TreeNode) => (closed.has(node.key) ? [] : node.children);
  const isStack = (node: TreeNode) => open(node).every((child) => open(child).length === 0);

  const stack = (node: TreeNode, left: number, top: number): number => {
    const below = open(node);
    below.forEach((child, i) => {
      const y = top + BOX.height + STACK_GAP * 2 + i * (BOX.height + STACK_GAP);
      put(child, left + INDENT, y);
      lines.push(`M${left + INDENT / 2} ${top + BOX.height}V${y + BOX.height / 2}H${left + INDENT}`);
    });
    put(node, left, top);
    return below.length > 0 ? BOX.width + INDENT : BOX.width;
  };
  const put = (node: TreeNode, x: number, y: number) => {
    at.set(node.key, { x, y });
    height = Math.max(height, y + BOX.height);
  };
  /** Draws a node and what is below it; answers how wide all of it is. */
  const draw = (node: TreeNode, left: number, top: number): number => {
    if (isStack(node)) return stack(node, left, top);
    let width = 0;
    for (const child of open(node)) width += draw(child, left + width, top + BOX.height + DROP) + GAP;
    width -= GAP;
    const x = left + Math.max(0, (width - BOX.width) / 2);
    put(node, x, top);
    const middle = top + BOX.height + DROP / 2;
    for (const child of open(node)) {
      lines.push(`M${x + BOX.width / 2} ${top + BOX.height}V${middle}H${at.get(child.key)!.x + BOX.width / 2}V${top + BOX.height + DROP}`);
    }
    return Math.max(width, BOX.width);
  };
  return { width: draw(root, 0, 0), at, lines: lines.join(''), height };
}
