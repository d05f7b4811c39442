/** How likely somebody is inside a circle whose device says where it is, and how exactly. Pure. */

/** A fix lies within its accuracy with this probability. */
const WITHIN = 0.68;
/** Of a normal spread in two dimensions: P(r < R) = 1 − exp(−R² / 2σ²). */
const ACCURACY_IN_SIGMA = Math.sqrt(-2 * Math.log(1 - WITHIN));
const STEPS = 400;

/** I₀(x) · exp(−x), after Abramowitz and Stegun 9.8.1 and 9.8.2. */
function scaledBessel(x: number): number {
  if (x < 3.75) {
    const t = (x / 3.75) ** 2;
    return Math.exp(-x) * (1 + t * (3.5156229 + t * (3.0899424 + t * (1.2067492 + t * (0.2659732 + t * (0.0360768 + t * 0.0045813))))));
  }
  const t = 3.75 / x;
  const series = [0.39894228, 0.01328592, 0.00225319, -0.00157565, 0.00916281, -0.02057706, 0.02635537, -0.01647633, 0.00392377];
  return series.reduceRight((sum, term) => sum * t + term, 0) / Math.sqrt(x);
}

/**
 * The probability that the true place lies within `radius` of a point that is `distance` from the measured one: the
 * density of the distance (Rice) is summed over the circle by Simpson's rule.
 * @param accuracy metres within which the fix lies with 68 %; 0: exact
 */
export function insideChance(distance: number, radius: number, accuracy: number): number {
  const sigma = accuracy / ACCURACY_IN_SIGMA;
  if (sigma === 0) return distance <= radius ? 1 : 0;
  const density = (r: number) => (r / sigma ** 2) * Math.exp(-((r - distance) ** 2) / (2 * sigma ** 2)) * scaledBessel((r * distance) / sigma ** 2);
  // Beyond eight σ from the fix there is nothing to sum.
  const [low, high] = [Math.max(0, distance - 8 * sigma), Math.min(radius, distance + 8 * sigma)];
  if (high <= low) return distance <= radius ? 1 : 0;
  const step = (high - low) / STEPS;
  let sum = density(low) + density(high);
  for (let at = 1; at < STEPS; at += 1) sum += density(low + at * step) * (at % 2 === 1 ? 4 : 2);
  return Math.min(1, Math.max(0, (sum * step) / 3));
}
