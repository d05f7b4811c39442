/** Money of the calculation by hand: whole sen as bigint, written as ringgit. */

/** `rm('1,234.50')` is 123450n. */
export function rm(text: string): bigint {
  const [whole = '0', part = ''] = text.replaceAll(',', '').split('.');
  const sen = BigInt(whole.replace('-', '')) * 100n + BigInt(part.padEnd(2, '0'));
  return text.startsWith('-') ? -sen : sen;
}

/** Ringgit with two decimals, as a person writes it. */
export function written(sen: bigint): string {
  const size = sen < 0n ? -sen : sen;
  return `${sen < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** a / b, the rest dropped towards minus infinity. */
export function down(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

/** a / b, to the next whole upwards. */
export const up = (a: bigint, b: bigint): bigint => -down(-a, b);

/** a / b to the nearest, a half upwards. */
export const nearest = (a: bigint, b: bigint): bigint => down(2n * a + b, 2n * b);

export const least = (...all: bigint[]): bigint => all.reduce((a, b) => (b < a ? b : a));
export const most = (...all: bigint[]): bigint => all.reduce((a, b) => (b > a ? b : a));
export const total = (all: readonly bigint[]): bigint => all.reduce((a, b) => a + b, 0n);
