/** An address in one line. Pure. */
interface AddressParts {
  readonly line_1: string | null;
  readonly line_2: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

/** `12 Jalan Damai, 50450 Kuala Lumpur, Malaysia`; empty where nothing is known. */
export function addressLine(address: AddressParts | null): string {
  if (!address) return '';
  const town = [address.postcode, address.city].filter(Boolean).join(' ');
  const state = address.state === address.city ? null : address.state;
  return [address.line_1, address.line_2, town, state, address.country].filter(Boolean).join(', ');
}
