/** A descriptor as it travels: 32-bit floats, little-endian, in base64. */
export function descriptorText(numbers: readonly number[]): string {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  for (const [at, value] of numbers.entries()) view.setFloat32(at * 4, value, true);
  return btoa(String.fromCharCode(...new Uint8Array(view.buffer)));
}
