import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { certificateKinds } from '../../contract/certificate.register.ts';

const MOST = 100;

/** Kinds of certificates as options. */
export function useKinds(): Option[] {
  const rows = useEndpoint(certificateKinds.list, { per_page: MOST }, { quiet: true }).data?.data ?? [];
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}
