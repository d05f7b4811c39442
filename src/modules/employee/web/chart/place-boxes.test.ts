import { describe, expect, it } from 'vitest';
import type { TreeNode } from './org-tree.ts';
import { BOX, placeBoxes } from './place-boxes.ts';

const node = (key: string, ...children: TreeNode[]): TreeNode => ({
  key,
  kind: 'department',
  id: 1,
  name: key,
  person: null,
  face: null,
  people: null,
  children,
});
const TREE = node('company', node('a', node('a1', node('p'), node('q')), node('a2')), node('b', node('b1')), node('c'));

describe('the boxes of a chart', () => {
  const { at, width, height } = placeBoxes(TREE, new Set());

  it('none lies on another, and all lie within the picture', () => {
    const boxes = [...at.values()];
    expect(boxes).toHaveLength(9);
    for (const one of boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + BOX.width).toBeLessThanOrEqual(width);
      expect(one.y + BOX.height).toBeLessThanOrEqual(height);
      for (const other of boxes) {
        if (one === other) continue;
        expect(Math.abs(one.x - other.x) >= BOX.width || Math.abs(one.y - other.y) >= BOX.height).toBe(true);
      }
    }
  });

  it('each stands below the one above it', () => {
    const walk = (parent: TreeNode): void =>
      parent.children.forEach((child) => {
        expect(at.get(child.key)!.y).toBeGreaterThan(at.get(parent.key)!.y);
        walk(child);
      });
    walk(TREE);
  });

  it('what is closed draws nothing below it and takes no room for it', () => {
    const shut = placeBoxes(TREE, new Set(['a', 'b']));
    expect([...shut.at.keys()].toSorted()).toEqual(['a', 'b', 'c', 'company']);
    expect(shut.width).toBeLessThan(width);
    expect(placeBoxes(TREE, new Set(['company']))).toMatchObject({ width: BOX.width, height: BOX.height, lines: '' });
  });
});
