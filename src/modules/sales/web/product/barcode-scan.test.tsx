/** The number of a new product: three frames, a right check digit, and the camera goes off once it is read. */
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { BarcodeScan } from './barcode-scan.tsx';

interface Asked {
  readonly kind: string;
  readonly frames?: number;
  readonly onCode: (code: string) => boolean;
}
const asked = vi.hoisted(() => [] as unknown[]);
vi.mock('#platform/web/device/scanner/code-scanner.tsx', () => ({
  CodeScanner: (props: unknown) => {
    asked.push(props);
    return <p>camera</p>;
  },
}));

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  asked.length = 0;
});

it('asks for three frames, looks on at a wrong check digit, and hands over the number', async () => {
  const read: string[] = [];
  view = await render(<BarcodeScan onRead={(code) => read.push(code)} />);
  const { container } = view;
  await act(async () => container.querySelector('button')?.click());
  await until(() => asked.length > 0);
  const { kind, frames, onCode } = asked.at(-1) as Asked;
  expect([kind, frames]).toEqual(['product', 3]);
  const tell = async (code: string) => {
    let isTaken = false;
    await act(async () => {
      isTaken = onCode(code);
    });
    return isTaken;
  };
  expect(await tell('9551234567886')).toBe(false);
  expect([read, container.textContent?.includes('camera')]).toEqual([[], true]);
  expect(await tell('9551234567896')).toBe(true);
  expect([read, container.textContent?.includes('camera')]).toEqual([['9551234567896'], false]);
});
