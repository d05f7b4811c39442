import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { listBrands } from '../../contract/product/product.register.ts';

/** Clients with brands, and the brands of one of them, as options. */
export function useBrands(clientId?: number | null) {
  const rows = useEndpoint(listBrands, {}, { quiet: true, staleTime: 30_000 }).data?.data ?? [];
  const clients = [...new Map(rows.map(({ client_id, client }) => [client_id, client]))].map(([id, label]) => ({ value: String(id), label }));
  const brands = [...new Set(rows.filter(({ client_id }) => !clientId || client_id === clientId).map(({ brand }) => brand))];
  return { clients, brands: brands.map((brand) => ({ value: brand, label: brand })) };
}
