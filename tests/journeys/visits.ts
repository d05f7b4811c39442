/** The pages that somebody may open, each with an address that shows something. */
import type { Page as Tab } from 'playwright-core';
import { mayOpen, pagesOf, type Viewer } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/manifest.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import type { TestPortal } from '#app/server/testing/test-portal.ts';

export const PAGES = pagesOf(SERVER_MODULES.flatMap(({ manifest }) => manifest ?? []));

export interface Visit {
  readonly address: string;
  readonly page: Pick<Page, 'title' | 'heading' | 'tabTitle'>;
}

/** How the paths begin that a run by hand is about, with commas between; all of them without it. */
const ONLY = (process.env['MESRA_PAGES'] ?? '').split(',');

/** The pages of a member, with a record of the demo where a page shows one. */
export async function visitsOf(portal: TestPortal, viewer: Viewer): Promise<Visit[]> {
  const queryOf = async (question: string) => new URLSearchParams((await portal.owner.query<Record<string, string>>(question)).rows[0]).toString();
  const employee = await queryOf(`select e.id from employees e join users u on u.id = e.user_id where u.email = 'employee@demo.my'`);
  const admin = await queryOf(`select id from users where email = 'finance@demo.my'`);
  const payroll = await queryOf(
    `select p.employee_id, p.start_date::text, p.end_date::text from payrolls p join companies c on c.id = p.company_id
     where c.name like 'Seri Mesra%' and p.status = 'In Process' order by p.id limit 1`,
  );
  const ofDemo = (table: string) =>
    queryOf(`select r.id from ${table} r join companies c on c.id = r.company_id where c.name like 'Seri Mesra%' order by r.id limit 1`);
  const records: readonly (readonly [start: string, query: string])[] = [
    ['/admin/user/', admin],
    ['/payroll/', payroll],
    ['/spm/project/', await ofDemo('sales_projects')],
    ['/spm/outlet/', await ofDemo('sales_outlets')],
    ['/spm/promoter/', await ofDemo('sales_promoters')],
    ['/security-guard/', await queryOf('select id from security_guards order by id limit 1')],
  ];
  const recordOf = (path: string) => records.find(([start]) => path.startsWith(start))?.[1] ?? employee;
  return (
    [...PAGES]
      // A page for nobody leads on to its first tab.
      .filter(
        ([path, page]) => page.kind !== 'auth' && page.audience.length > 0 && ONLY.some((start) => path.startsWith(start)) && mayOpen(viewer, PAGES, path),
      )
      .map(([path, page]) => ({ address: page.kind === 'view' ? `${path}?${recordOf(path)}` : path, page }))
  );
}

/** Companies of the demo with modules of their own, and who owns them. */
export const OTHER_COMPANIES = [
  { email: 'owner2@demo.my', company: 'Perwira Kawal', page: '/patrol/project' },
  { email: 'owner@demo.my', company: 'Kinabalu Jaya', page: '/wom/project' },
] as const;

export const companyCalled = async (portal: TestPortal, name: string): Promise<number> =>
  Number((await portal.owner.query<{ id: string }>(`select id from companies where name like $1 || '%'`, [name])).rows[0]?.id);

/** What a device remembers: who opens the portal is in this company. */
export const rememberCompany = (id: number) => ({ name: 'mesra.company_id', value: JSON.stringify(id) });

/** Who is signed in at a tab. @param company absent: the one in which the portal begins */
export async function viewerOf(portal: TestPortal, tab: Tab, company?: number): Promise<Viewer> {
  const token = (await tab.context().cookies()).find(({ name }) => name === 'mesra_token')?.value as string;
  return (await portal.as(token, company).get('api/auth/user')).body.data as Viewer;
}
