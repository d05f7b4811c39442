/** An address as it is written in Malaysia. Pure. */
interface TownParts {
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
}

export interface AddressParts extends TownParts {
  readonly line_1?: string | null | undefined;
  readonly line_2?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** `50450 Kuala Lumpur`, `11900 Bayan Lepas, Pulau Pinang`: a state that is its own town is said once. */
export function townLine({ postcode, city, state }: TownParts): string {
  const town = [postcode, city].filter(Boolean).join(' ');
  return [town, state === city ? null : state].filter(Boolean).join(', ');
}

/** `12 Jalan Damai, 50450 Kuala Lumpur, Malaysia`; empty where nothing is known. */
export function addressLine(address: AddressParts | null): string {
  if (!address) return '';
  return [address.line_1, address.line_2, townLine(address), address.country].filter(Boolean).join(', ');
}
