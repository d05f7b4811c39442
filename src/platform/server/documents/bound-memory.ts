/** Keeps what WebAssembly may take in a thread within bounds: a PDF of some kilobytes unfolds to gigabytes, past the heap of its thread. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
// Node has it, its types do not.
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory } };

const PAGE_BYTES = 65_536;
const MOST_BYTES = 512 * 1024 * 1024;

/** For this thread, once, before anything is opened: what asks for more is refused, and fails at its file. */
export function boundMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function bounded(this: Memory, pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES) throw new RangeError('The file unfolds to more memory than a thread may take');
    return grow.call(this, pages);
  };
}
