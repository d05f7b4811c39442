/** All, processed or unprocessed: the sub-filter of the list, as addresses. */
import { formatFigure } from '#platform/contract/figures.ts';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { MANAGE } from './manage.messages.ts';

/** The address of the same list under another sub-filter, from its first page. */
export function addressOf(search: string, processed: '' | 'true' | 'false'): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (processed) query.set('processed', processed);
  else query.delete('processed');
  const text = query.toString();
  return `/payroll/manage${text ? `?${text}` : ''}`;
}

export function ProcessedTabs({ statuses }: { statuses: Readonly<Record<string, number>> | undefined }) {
  const t = useT(MANAGE);
  const search = useSearch();
  const chosen = new URLSearchParams(search).get('processed') ?? '';
  const all = Object.values(statuses ?? {}).reduce((sum, count) => sum + count, 0);
  const unprocessed = statuses?.['Pending'] ?? 0;
  const number = (count: number) => (statuses ? formatFigure(count) : undefined);
  const tabs = [
    { key: '', label: t('all'), badge: number(all) },
    { key: 'true', label: t('processed'), badge: number(all - unprocessed) },
    { key: 'false', label: t('unprocessed'), badge: number(unprocessed) },
  ] as const;
  return <TabsNav label={MANAGE.shown} tabs={tabs.map(({ key, label, badge }) => ({ href: addressOf(search, key), label, badge, active: chosen === key }))} />;
}
