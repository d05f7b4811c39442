/** `a[b][0]=x` and `include[]=x` as nested values: the field names of query strings and multipart forms. */

const MAX_INDEX = 500;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

type Node = { [key: string]: unknown };

/** Folds flat pairs into one object. Pairs with unsafe or unreadable names are dropped. */
export function nestFields(pairs: Iterable<readonly [string, unknown]>): Node {
  const root: Node = {};
  for (const [name, value] of pairs) {
    const path = pathOf(name);
    if (path) place(root, path, value);
  }
  return toArrays(root) as Node;
}

function pathOf(name: string): string[] | null {
  const head = /^[^[\]]+/.exec(name)?.[0];
  if (!head) return null;
  const rest = name.slice(head.length);
  if (rest !== '' && !/^(\[[^[\]]*\])+$/.test(rest)) return null;
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
  return path.length > 6 || path.some((part) => FORBIDDEN.has(part)) ? null : path;
}

function place(root: Node, path: readonly string[], value: unknown): void {
  let node = root;
  path.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (depth === path.length - 1) {
      // A repeated plain name (`status=a&status=b`) is a list.
      node[key] = Object.hasOwn(node, key) && part !== '' ? [node[key], value].flat() : value;
      return;
    }
    const next = Object.hasOwn(node, key) ? node[key] : undefined;
    if (typeof next === 'object' && next !== null && !Array.isArray(next)) node = next as Node;
    else node = node[key] = {};
  });
}

function toArrays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value as Node);
  const isList = entries.length > 0 && entries.length <= MAX_INDEX && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, item]) => toArrays(item)) : Object.fromEntries(entries.map(([key, item]) => [key, toArrays(item)]));
}
