/** Addresses inside the one page of progress claims. */
export const PAGE = '/pcr/project' as const;

export const TABS = ['overview', 'bill', 'variations', 'time', 'claims', 'final', 'files'] as const;
export type Tab = (typeof TABS)[number];

export const projectAddress = (id: number, tab: Tab = 'overview') => `${PAGE}?id=${id}${tab === 'overview' ? '' : `&tab=${tab}`}`;
export const claimAddress = (projectId: number, id: number) => `${PAGE}?id=${projectId}&claim=${id}`;
/** The tab of an address. */
export const tabOf = (search: string): Tab => TABS.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'overview';
