import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { fetchFile, type CallOptions } from './call.ts';

/** Saves what stands at an address under a name. An address may show it; the attribute makes the browser keep it. */
export function saveLink({ url, name }: { readonly url: string; readonly name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Hands a blob to the browser as a saved file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveLink({ url, name });
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}

/** Fetches the file of a download endpoint and saves it under the server's name. */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<void> {
  const { blob, name } = await fetchFile(endpoint, input, options);
  saveFile(blob, name);
}

/** Opens the file of a download endpoint in a tab of its own (PDF). */
export async function openFile<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<void> {
  const { blob, name } = await fetchFile(endpoint, input, options);
  const url = URL.createObjectURL(blob);
  if (!window.open(url, '_blank')) saveFile(blob, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
