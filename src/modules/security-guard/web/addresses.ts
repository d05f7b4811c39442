/** Addresses of one guard. */
export const PAGE = '/security-guard' as const;
export const TABS = ['profile', 'compliance', 'postings', 'duty', 'discipline'] as const;
export type Tab = (typeof TABS)[number];

export const guardAddress = (id: number, tab: Tab = 'profile') => `${PAGE}/view?id=${id}${tab === 'profile' ? '' : `&tab=${tab}`}`;
/** The tab of an address; the first where there is none of the name. */
export const tabOf = (search: string, tabs: readonly Tab[] = TABS): Tab => tabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'profile';
