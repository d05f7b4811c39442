/** A QR code as dark and light squares. What draws it is loaded at first use. */
export async function squaresOf(text: string): Promise<string[]> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, at) => (code.isDark(row, at) ? '1' : '0')).join(''));
}

/** The squares as a drawing of one colour, with the quiet zone of four that readers need. */
export function svgOf(squares: readonly string[]): string {
  const quiet = 4;
  const size = squares.length + 2 * quiet;
  const path = squares.flatMap((row, y) => [...row].flatMap((dark, x) => (dark === '1' ? `M${x + quiet} ${y + quiet}h1v1h-1z` : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 10}" height="${size * 10}" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
}
