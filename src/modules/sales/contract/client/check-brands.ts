/** Brands of a client, pure: each once, and none goes that a product has. */

const known = (brand: string) => brand.toLocaleLowerCase('en');

/** The first brand that stands there twice, in whatever letters. */
export function brandTwice(brands: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const brand of brands) {
    if (seen.has(known(brand))) return brand;
    seen.add(known(brand));
  }
  return null;
}

/** The first brand that products have and the client has no longer, as it is written there. */
export function brandLost(brands: readonly string[], used: readonly string[]): string | null {
  return used.find((brand) => !brands.includes(brand)) ?? null;
}
