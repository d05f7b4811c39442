import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { provideMore } from '#platform/server/extension-point.ts';
import { employeeHistories } from '../employee-history.ts';
import { makeEmployee } from '../employee.factory.ts';

let person: TestEmployee;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const sales = await unitOf(portal, owner, 'department', 'Sales');
const store = await unitOf(portal, owner, 'department', 'Store');
const senior = await unitOf(portal, owner, 'position_level', 'Senior');
const junior = await unitOf(portal, owner, 'position_level', 'Junior');

beforeEach(async () => {
  person = await employeeOf(portal, owner, { department_id: sales, position_level_id: junior });
});

const path = (verb = '') => `api/admin/employees/${person.employeeId}${verb && `/${verb}`}`;
const show = async () => (await owner.client.get(path())).body.data;
const personal = (change = {}) => ({
  name: 'Ali bin Abu',
  employee_type: 'Local',
  identity_number: '850606-03-1231',
  gender: 'Male',
  race: 'Malay',
  nationality: 'Malaysia',
  marital_status: 'Married',
  ...change,
});
const employment = (change = {}) => ({
  company_joined_at: '2024-01-02',
  employment_type: 'Permanent',
  department_id: sales,
  position_level_id: junior,
  effective_date: '2026-11-01',
  ...change,
});

describe('sections', () => {
  test('personal, contact, family and education are saved each for itself', async () => {
    expect((await owner.client.post(path('personal'), personal({ religion: 'Islam' }))).body).toMatchObject({
      success: true,
      data: { name: 'Ali bin Abu', religion: 'Islam', identity_number: '850606-03-1231', date_of_birth: '1985-06-06' },
    });
    const address = { line_1: '2 Jalan Contoh', postcode: '50450', city: 'Kuala Lumpur', state: 'Kuala Lumpur', country: 'Malaysia' };
    expect(
      (await owner.client.post(path('contact'), { email: 'ali@contoh.my', phone: '0125550099', current_address: address, permanent_address: null })).body.data,
    ).toMatchObject({ email: 'ali@contoh.my', phone: '+60125550099', current_address: { city: 'Kuala Lumpur' }, name: 'Ali bin Abu' });
    expect(
      (await owner.client.post(path('family'), { family: [{ relation: 'Spouse', name: 'Siti', employment_status: 'Not Working' }] })).body.data.family,
    ).toMatchObject([{ name: 'Siti' }]);
    expect(
      (await owner.client.post(path('education'), { educations: [{ level: 'Diploma', institution: 'Politeknik Contoh', year: 2006 }] })).body.data.educations,
    ).toEqual([{ level: 'Diploma', institution: 'Politeknik Contoh', field: null, year: 2006, file: null }]);
    expect(await show()).toMatchObject({ phone: '+60125550099', family: [{ name: 'Siti' }], educations: [{ level: 'Diploma' }] });
  });

  test('a type of employee that changes takes its citizenship along', async () => {
    const answer = await owner.client.post(
      path('personal'),
      personal({ employee_type: 'Foreign', identity_number: null, passport: 'n1234567', passport_expiry: '2029-01-01', date_of_birth: '1985-06-06' }),
    );
    expect(answer.body.data).toMatchObject({ employee_type: 'Foreign', citizenship: 'foreign', passport: 'N1234567' });
  });

  test('what another person has is refused at its field', async () => {
    const other = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { identity_number: '700707-07-0707', email: 'lain@contoh.my' }));
    expect((await owner.client.post(path('personal'), personal({ identity_number: other.identity_number }))).body.errors).toEqual({
      identity_number: ['An active employee has this identity number.'],
    });
    expect((await owner.client.post(path('contact'), { email: other.email, phone: '0125550099' })).body.errors).toEqual({
      email: ['Another employee has this email.'],
    });
  });

  test.each(['personal', 'contact', 'family', 'education', 'employment'])('%s: who saw an older version is told, and nothing is written', async (section) => {
    const { updated_at: seen } = await show();
    const body = {
      personal: personal({ identity_number: `800101-01-${person.employeeId % 10_000}`.padEnd(14, '0') }),
      contact: { email: person.email, phone: '0125550000' },
      family: { family: [] },
      education: { educations: [] },
      employment: employment(),
    }[section];
    const first = await owner.client.post(path(section), { ...body, updated_at: seen });
    expect(first.status).toBe(200);
    const second = await owner.client.post(path(section), { ...body, updated_at: seen });
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('This record has been changed. Please reload.');
    expect((await show()).updated_at).toBe(first.body.data.updated_at);
    // The portal's clock stands still here: the next change is another version all the same.
    const third = await owner.client.post(path(section), { ...body, updated_at: first.body.data.updated_at });
    expect(third.status).toBe(200);
    expect((await owner.client.post(path(section), { ...body, updated_at: first.body.data.updated_at })).status).toBe(409);
  });

  test('admins need the action and sight of the person', async () => {
    const viewer = await adminOf(portal, owner, { '/admin/employee': [] });
    expect((await viewer.client.post(path('personal'), personal())).status).toBe(403);
    const elsewhere = await adminOf(portal, owner, { '/admin/employee': ['Update'] }, { department: [store] });
    expect((await elsewhere.client.post(path('personal'), personal())).status).toBe(404);
    expect((await (await ownerOf(portal)).client.post(path('personal'), personal())).status).toBe(404);
  });
});

describe('employment', () => {
  test('a change is a movement with names before and after, a higher level is a promotion', async () => {
    expect((await owner.client.post(path('employment'), employment({ department_id: store, reason: 'Cawangan baharu' }))).status).toBe(200);
    expect(
      (
        await owner.client.post(
          path('employment'),
          employment({ department_id: store, position_level_id: senior, reason: 'Prestasi', effective_date: '2026-11-15' }),
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await owner.client.post(
          path('employment'),
          employment({ department_id: store, position_level_id: junior, reason: 'Permintaan sendiri', effective_date: '2026-11-20' }),
        )
      ).status,
    ).toBe(200);
    const { movements } = await show();
    expect(movements).toMatchObject([
      { type: 'Transfer', before: { position_level: 'Senior' }, after: { position_level: 'Junior' } },
      {
        type: 'Promotion',
        effective_date: '2026-11-15',
        reason: 'Prestasi',
        before: { position_level: 'Junior' },
        after: { position_level: 'Senior' },
        by: owner.name,
      },
      { type: 'Transfer', before: { department: 'Sales' }, after: { department: 'Store' }, letter: null },
    ]);
  });

  test('a movement needs its reason; statutory numbers alone do not move anybody', async () => {
    expect((await owner.client.post(path('employment'), employment({ department_id: store }))).body.errors).toEqual({
      reason: ['Give a reason of 3 to 500 characters.'],
    });
    expect((await owner.client.post(path('employment'), employment({ epf_no: '12345678' }))).status).toBe(200);
    expect((await show()).movements).toEqual([]);
  });

  test('the letter stays with the movement', async () => {
    const upload = new FormData();
    upload.append('file', new File([`%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF`], 'surat.pdf', { type: 'application/pdf' }));
    const { file } = (await owner.client.post('api/files', upload)).body.data;
    const answer = await owner.client.post(path('employment'), employment({ department_id: store, reason: 'Pertukaran', letter: file }));
    expect(answer.body.data.movements[0].letter).toMatchObject({ file, name: 'surat.pdf', ext: 'pdf' });
  });

  test.each([
    ['effective_date', { department_id: null, branch_id: null, division_id: null }, 'branch_id'],
    ['a day ahead', { effective_date: '2026-11-21' }, 'effective_date'],
    ['a day before joining', { effective_date: '2023-12-31' }, 'effective_date'],
    ['an early confirmation without reason', { probation_months: 6, confirmed_at: '2024-03-01' }, 'reason'],
    ['a unit of nobody', { department_id: 999_999, reason: 'Pindah' }, 'department_id'],
  ])('%s is refused', async (_what, change, field) => {
    const answer = await owner.client.post(path('employment'), employment(change));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('nobody reports to themselves, to their reports, or to who has left', async () => {
    const junior2 = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { department_id: sales, reporting_to: person.employeeId }));
    const gone = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { status: 'Inactive' }));
    for (const manager of [person.employeeId, junior2.id, gone.id]) {
      expect((await owner.client.post(path('employment'), employment({ reporting_to: manager, reason: 'Susunan' }))).body.errors).toHaveProperty(
        'reporting_to',
      );
    }
    const boss = await employeeOf(portal, owner, { name: 'Puan Ketua' });
    const answer = await owner.client.post(path('employment'), employment({ reporting_to: boss.employeeId, reason: 'Susunan' }));
    expect(answer.body.data).toMatchObject({ reporting_to_name: 'Puan Ketua', movements: [{ after: { reporting_to: 'Puan Ketua' } }] });
  });

  test('an admin moves nobody out of their own sight', async () => {
    const admin = await adminOf(portal, owner, { '/admin/employee': ['Update'] }, { department: [sales] });
    const answer = await admin.client.post(path('employment'), employment({ department_id: store, reason: 'Pindah keluar' }));
    expect(answer.body.errors).toEqual({ department_id: ['You can add employees only to units you can see.'] });
    expect((await show()).department_id).toBe(sales);
  });

  test('the code is free until a record shows it', async () => {
    expect((await owner.client.post(path('employment'), employment({ employee_code: `NEW${person.employeeId}` }))).body.data.employee_code).toBe(
      `NEW${person.employeeId}`,
    );
    const fixed = person.employeeId;
    onTestFinished(provideMore(employeeHistories, { what: { en: 'payslips', ms: 'slip gaji' }, showsCode: true, has: async (_ctx, id) => id === fixed }));
    expect((await owner.client.post(path('employment'), employment({ employee_code: `OTHER${fixed}` }))).body.errors).toHaveProperty('employee_code');
  });
});

describe('many at once', () => {
  test('each row has its result, and a refusal leaves the others done', async () => {
    const boss = await employeeOf(portal, owner, { department_id: sales });
    const stranger = await ownerOf(portal);
    const foreign = await portal.asSystem((tx) => makeEmployee(tx, stranger.companyId));
    const answer = await owner.client.post('api/admin/employees/bulk', {
      ids: [person.employeeId, boss.employeeId, foreign.id, person.employeeId],
      department_id: store,
      reporting_to: boss.employeeId,
      effective_date: '2026-11-20',
      reason: 'Susunan semula',
    });
    expect(answer.body).toMatchObject({
      success: true,
      message: '1 employee moved.',
      data: {
        done: [person.employeeId],
        failed: [
          { id: boss.employeeId, message: 'An employee cannot report to themselves or to someone who reports to them.' },
          { id: foreign.id, message: 'Not found.' },
        ],
      },
    });
    expect(await show()).toMatchObject({ department_id: store, reporting_to: boss.employeeId, movements: [{ type: 'Transfer', reason: 'Susunan semula' }] });
    expect((await owner.client.get(`api/admin/employees/${boss.employeeId}`)).body.data).toMatchObject({ department_id: sales, movements: [] });
  });

  test('nothing to change is refused', async () => {
    expect((await owner.client.post('api/admin/employees/bulk', { ids: [person.employeeId], effective_date: '2026-11-20' })).body.errors).toHaveProperty(
      'base',
    );
  });
});

test('the owner reads every change, others do not', async () => {
  await owner.client.post(path('personal'), personal({ identity_number: '810101-01-0101', preferred_name: 'Ali' }));
  const answer = await owner.client.get(path('audit'));
  expect(answer.body).toMatchObject({ data: [{ action: 'employee.updated', by: owner.name, after: { preferred_name: 'Ali' } }], meta: { total: 1 } });
  expect(Object.keys(answer.body.data[0].after)).not.toContain('search');
  expect((await (await adminOf(portal, owner, { '/admin/employee': ['Update'] })).client.get(path('audit'))).status).toBe(403);
});
