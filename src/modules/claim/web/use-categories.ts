import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { claimChoices } from '../contract/manage-claim.endpoints.ts';
import { categoryName } from './claim-words.ts';

/** All categories of the company, as options of a filter. */
export function useCategories(): Option[] {
  const { locale } = useLocale();
  const { data } = useEndpoint(claimChoices, {}, { quiet: true, staleTime: 60_000 });
  return (data?.data.categories ?? []).map((category) => ({ value: String(category.id), label: categoryName(category, locale) }));
}
