/** A contract for tests: its form, its bill, and the moves of its claims. */
import type { TestPerson } from './people.ts';

export const PROJECTS = 'api/pcr/projects';
export const CLAIMS = 'api/pcr/claims';

export const CONTRACT = {
  code: 'KJ-01',
  name: 'Dewan Serbaguna Contoh',
  client_name: 'Majlis Daerah Contoh',
  client_address: '1 Jalan Contoh\n88000 Kota Kinabalu',
  client_tin: null,
  contract_no: 'C/2026/01',
  contract_date: '2025-12-15',
  contract_sum: 1_000_000,
  start_date: '2026-01-01',
  completion_date: '2026-12-31',
  work_site_id: null,
  manager_id: null,
  consultant: 'Arkitek Contoh',
  retention_percent: 10,
  retention_limit_percent: 5,
  retain_materials: false,
  materials_percent: 75,
  advance: 0,
  advance_on: null,
  recoup_from_percent: 25,
  recoup_to_percent: 75,
  tax_rules: [{ from: '2025-07-01', treatment: 'None', percent: 0, base: 'All', reason: 'The agreed figures are without tax' }] as object[],
  payment_terms_days: 30,
  claim_day: 25,
  lad_per_day: 1_500,
  cnc_date: null as string | null,
  cpc_date: null as string | null,
  cmgd_date: null as string | null,
  securities: [] as object[],
  cancelled: false,
};
type Contract = Partial<typeof CONTRACT>;

const line = { kind: 'Item', level: 0, bill_no: null, code: null, unit: 'm3', valued_by: 'Measured', is_service: true, position: null };
export const BILL = [
  { ...line, kind: 'Section', level: 1, bill_no: '1', description: 'Preliminaries', unit: null, quantity: 0, rate: 0 },
  { ...line, kind: 'Preliminary', code: '1.1', description: 'Site office', unit: 'sum', quantity: 1, rate: 100_000, valued_by: 'Time' },
  { ...line, kind: 'Section', level: 1, bill_no: '2', description: 'Structure', unit: null, quantity: 0, rate: 0 },
  { ...line, code: '2.1', description: 'Concrete grade 30', quantity: 1_200.5, rate: 412.35 },
  { ...line, code: '2.2', description: 'Reinforcement', unit: 'kg', quantity: 65_000, rate: 5.85 },
];

/** The calls of a person; each answers its data and throws what was refused. */
export function pcrCalls({ client }: TestPerson) {
  const sent = async (path: string, body: object) => {
    const answer = await client.post(path, body);
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const show = async (id: number) => (await client.get(`${CLAIMS}/${id}`)).body.data;
  /** A move of a claim with its current version. */
  const act = async (id: number, verb: string, more: object = {}) => sent(`${CLAIMS}/${id}/${verb}`, { updated_at: (await show(id)).updated_at, ...more });
  return {
    show,
    act,
    async project(more: Contract = {}) {
      const project = await sent(PROJECTS, { ...CONTRACT, ...more });
      for (const each of BILL) await sent(`${PROJECTS}/${project.id}/items`, each);
      await sent(`${PROJECTS}/${project.id}/bill/adjust`, {});
      return project as { id: number; updated_at: string };
    },
    bill: async (id: number) => (await client.get(`${PROJECTS}/${id}/bill`)).body.data,
    claim: (id: number, period_end: string) => sent(`${PROJECTS}/${id}/claims`, { period_end, claim_date: period_end }),
    lines: async (id: number) => (await client.get(`${CLAIMS}/${id}/lines`)).body.data.lines,
    value: (id: number, lines: readonly object[], side: 'claimed' | 'certified' = 'claimed') => act(id, 'lines', { side, lines }),
    async certify(id: number, day: string) {
      await act(id, 'submit');
      await act(id, 'review');
      return act(id, 'approve', { certificate_no: `IPC-${id}`, certificate_date: day, invoice_date: day });
    },
    async pay(id: number, paid_on: string) {
      const { outstanding } = await show(id);
      return act(id, 'made-payment', { amount: outstanding, paid_on, reference: 'GIRO 1' });
    },
  };
}
