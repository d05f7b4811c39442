/** A name that nobody else gives, for what is sent until it is answered. Pages that came without TLS have no `randomUUID`. */
export function newRef(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'));
  return [4, 6, 8, 10].reduceRight((text, at) => `${text.slice(0, at * 2)}-${text.slice(at * 2)}`, hex.join(''));
}
