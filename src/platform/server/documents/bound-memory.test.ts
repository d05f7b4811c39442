import { afterEach, expect, it } from 'vitest';
import { boundMemory } from './bound-memory.ts';

interface Memory {
  grow(pages: number): number;
}
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory; new (of: { readonly initial: number }): Memory } };

const { grow } = WebAssembly.Memory.prototype;
afterEach(() => void (WebAssembly.Memory.prototype.grow = grow));

it('gives a thread its share, and refuses what is more', () => {
  boundMemory();
  const memory = new WebAssembly.Memory({ initial: 1 });
  expect(memory.grow(10)).toBe(1);
  expect(() => memory.grow(512 * 16)).toThrow(/more memory than a thread may take/);
  expect(memory.grow(1)).toBe(11);
});
