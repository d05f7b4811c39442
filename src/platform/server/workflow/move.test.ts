import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';
import { transact } from '../db/scope.ts';
import { openBareServices, type BareServices } from '../testing/bare-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { moveRecord, type RecordMove } from './move.ts';
import { workflowLog } from './workflow-log.store.ts';

const label = { en: 'Do', ms: 'Buat' };
const workflow = defineWorkflow({
  subject: 'claim',
  states: ['Draft', 'Pending', 'Paid', 'Rejected'],
  moves: {
    create: { from: [null], to: 'Draft', needs: 'self', label },
    submit: { from: ['Draft'], to: 'Pending', needs: 'self', label },
    reject: { from: ['Pending'], to: 'Rejected', needs: 'Reject', label, remark: true },
    delete: { from: ['Draft'], to: null, needs: 'Delete', label },
  },
});
type Move = Partial<RecordMove<'Draft' | 'Pending' | 'Paid' | 'Rejected', keyof (typeof workflow)['moves']>>;

let database: TestDatabase;
let services: BareServices;
beforeAll(async () => {
  database = await createTestDatabase('workflow');
  services = await openBareServices(database.url);
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

const move = (given: Move, companyId = 3) =>
  transact(services.pool, { companyId, userId: 5 }, ({ client }) =>
    moveRecord({ client, companyId, actor: { userId: 5, name: 'Aminah' } }, { workflow, action: 'submit', subjectId: 7, current: 'Draft', ...given }),
  );
const log = (companyId = 3, id = 7) =>
  transact(services.pool, { companyId, userId: 5 }, ({ client }) => workflowLog({ client, companyId }, { type: 'claim', id }));
const refused = async (given: Move) => {
  const error: unknown = await move(given).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error('It was not refused');
  return { status: error.status, fields: Object.keys(error.fields ?? {}), text: error.body('ms') };
};

it('answers the new status and logs who moved it, from where to where, with the remark', async () => {
  expect(await move({ action: 'create', current: null })).toBe('Draft');
  expect(await move({ seen: 'Draft' })).toBe('Pending');
  expect(await move({ action: 'reject', current: 'Pending', remark: '  No receipt  ', payload: { items: 2 } })).toBe('Rejected');
  expect(await log()).toMatchObject([
    { action: 'create', from_status: null, to_status: 'Draft', remark: null, user: { id: 5, name: 'Aminah' } },
    { action: 'submit', from_status: 'Draft', to_status: 'Pending' },
    { action: 'reject', from_status: 'Pending', to_status: 'Rejected', remark: 'No receipt', payload: { items: 2 } },
  ]);
});

it('logs a move that takes the record away', async () => {
  expect(await move({ action: 'delete', subjectId: 8 })).toBeNull();
  expect(await log(3, 8)).toMatchObject([{ action: 'delete', from_status: 'Draft', to_status: null }]);
});

it('shows a timeline to its own company only', async () => {
  expect(await log(4)).toEqual([]);
});

describe('refuses', () => {
  it('with 409 when the client saw another status', async () => {
    expect(await refused({ seen: 'Pending' })).toMatchObject({ status: 409, text: { message: 'Rekod ini telah diubah. Sila muat semula.' } });
  });

  it('with 422 what the table does not allow from here', async () => {
    expect(await refused({ current: 'Paid' })).toMatchObject({
      status: 422,
      fields: ['base'],
      text: { errors: { base: ['Tindakan ini tidak boleh dibuat semasa statusnya Dibayar.'] } },
    });
    expect(await refused({ current: null })).toMatchObject({ status: 422, fields: ['base'] });
  });

  it.each([[null], [''], ['ab'], ['x'.repeat(501)]])('with 422 a rejection with the remark %j', async (remark) => {
    expect(await refused({ action: 'reject', current: 'Pending', remark })).toMatchObject({ status: 422, fields: ['remark'] });
  });

  it('and then logs nothing', async () => {
    const before = await log();
    await refused({ seen: 'Paid' });
    expect(await log()).toEqual(before);
  });
});
