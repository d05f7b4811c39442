import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { findChoices as endpoint, type CHOICES } from '../../contract/project/project-choices.endpoints.ts';

type Choice = (typeof CHOICES)[number];

/** Prices of the products that were found last, so that a row takes over the price of the one that is picked. */
const prices = new Map<string, number>();
export const priceOf = (productId: string): number | null => prices.get(productId) ?? null;

/** Active ones by typed words, as options. @param clientId whose products */
export const findChoices =
  (of: Choice, clientId?: number) =>
  async (keyword: string): Promise<Option[]> => {
    const { data } = await call(endpoint, { of, keyword, ...(clientId && { client_id: clientId }) });
    for (const { id, price } of data) if (price !== null) prices.set(String(id), price);
    return data.map(({ id, name, code }) => ({ value: String(id), label: `${name} · ${code}` }));
  };
