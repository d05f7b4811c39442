import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { listRankChoices } from '../../contract/officer/officer.endpoints.ts';

/** The ladder as options in the reader's language, the lowest rank first. */
export function useRanks(): Option[] {
  const { locale } = useLocale();
  const ranks = useEndpoint(listRankChoices, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
  return ranks.map(({ id, name, name_ms }) => ({ value: String(id), label: locale === 'ms' ? name_ms : name }));
}
