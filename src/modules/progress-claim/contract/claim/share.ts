import { sen, type Sen } from '#platform/contract/money.ts';

/** `amount × part / whole`, rounded half up to the sen, away from zero; exact whatever the size. 0 where the whole is 0. */
export function share(amount: Sen, part: number, whole: number): Sen {
  if (whole === 0) return sen(0);
  const product = BigInt(amount) * BigInt(part) * (whole < 0 ? -1n : 1n);
  const divisor = BigInt(Math.abs(whole));
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return sen(product < 0n && rounded !== 0 ? -rounded : rounded);
}

/** A per cent with at most four decimals as ten-thousandths of it, so that it multiplies without a float. */
export const tenThousandths = (percent: number): number => Math.round(percent * 10_000);
