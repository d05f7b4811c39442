import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { workProjectRegister } from './work-project.register.ts';
import { workTaskRegister } from './work-task.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const project = { client_name: null, description: null, manager_id: null, end_date: null, budget: null, colour: '#1565c0', cancelled: false };
registerContractTests(() => portal, workProjectRegister, {
  valid: { ...project, name: 'Menara Contoh', code: 'MC', start_date: '2026-11-01' },
  changed: { ...project, name: 'Menara Baharu', code: 'MB', start_date: '2026-11-02', budget: 1500.5, end_date: '2026-12-01' },
  other: (n) => ({ ...project, name: `Projek ${n}`, code: `P${n}`, start_date: '2026-10-01' }),
  doubles: [[(form) => ({ ...form, code: 'mc' }), 'code']],
});

const task = {
  code: null,
  category: 'Safety' as const,
  description: null,
  priority: 'High' as const,
  requires_photo: true,
  requires_location: false,
  est_minutes: 20,
  status: 'Active' as const,
};
registerContractTests(() => portal, workTaskRegister, {
  valid: { ...task, name: 'Check the exits', code: 'EXIT', checklist: ['North', 'South'] },
  changed: { ...task, name: 'Check all exits', checklist: ['North'], code: 'EX' },
  other: (n) => ({ ...task, name: `Round ${n}`, checklist: [] }),
  doubles: [
    [(form) => ({ ...form, name: 'CHECK THE EXITS', code: null }), 'name'],
    [(form) => ({ ...form, name: 'Another', code: 'exit' }), 'code'],
  ],
});

test('a project is what its dates say', async () => {
  portal.clock.set('2026-11-20T09:00:00+08:00');
  const { client } = await ownerOf(portal);
  const add = async (code: string, start_date: string, end_date: string | null, cancelled = false) =>
    (await client.post('api/work-task/projects', { ...project, name: `Projek ${code}`, code, start_date, end_date, cancelled })).body;
  await add('A', '2026-11-21', null);
  await add('B', '2026-11-01', '2026-11-20');
  await add('C', '2026-11-01', '2026-11-19');
  await add('D', '2026-11-01', null, true);
  expect((await add('E', '2026-11-02', '2026-11-01')).errors).toHaveProperty('end_date');
  const of = async (status: string) => (await client.get('api/work-task/projects', { status })).body.data.map(({ code }: { code: string }) => code);
  expect([await of('Upcoming'), await of('On Going'), await of('Completed'), await of('Cancelled')]).toEqual([['A'], ['B'], ['C'], ['D']]);
  const names = async (caller = client) => (await caller.get('api/work-task/choices/projects')).body.data?.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Projek A', 'Projek B', 'Projek C']);
  expect(await names((await ownerOf(portal)).client)).toEqual([]);
});
