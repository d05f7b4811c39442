import { afterAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '../employee.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal, { config: { employee_code_prefix: 'SM' } });
const department = await unitOf(portal, owner, 'department', 'Sales');

let n = 100;
/** A form that nothing is wrong with; each has its own identity number and e-mail. */
const form = (change: Record<string, unknown> = {}) => ({
  name: 'Nurul binti Hassan',
  employee_type: 'Local',
  identity_number: `920215-10-5${++n}`,
  gender: 'Female',
  race: 'Malay',
  nationality: 'Malaysia',
  marital_status: 'Single',
  email: `nurul${n}@contoh.my`,
  phone: '012-555 0123',
  company_joined_at: '2026-11-01',
  employment_type: 'Permanent',
  department_id: department,
  ...change,
});
const create = (change: Record<string, unknown> = {}, who = owner, headers = {}) => who.client.post('api/admin/employees', form(change), headers);

describe('a new employee', () => {
  test('is stored with code, birth date, dashes, phone, family, contacts and the Join movement', async () => {
    const answer = await create({
      identity_number: '920215105566',
      family: [{ relation: 'Child', name: 'Aisyah', dob: '2020-05-05', tax_share: 0.5 }],
      emergency_contacts: [{ name: 'Hassan', relationship: 'Father', phone: '0195550001' }],
      current_address: { line_1: '1 Jalan Contoh', postcode: '1000', city: 'Kangar', state: 'Perlis', country: 'Malaysia' },
    });
    expect(answer.body).toMatchObject({ success: true, message: 'Employee added.' });
    expect(answer.body.data).toMatchObject({
      employee_code: 'SM0001',
      identity_number: '920215-10-5566',
      date_of_birth: '1992-02-15',
      phone: '+60125550123',
      citizenship: 'citizen',
      status: 'Active',
      current_address: { postcode: '01000' },
      family: [{ name: 'Aisyah', tax_share: 0.5 }],
      emergency_contacts: [{ phone: '+60195550001' }],
      movements: [{ type: 'Join', effective_date: '2026-11-01' }],
    });
    const { rows } = await portal.owner.query(`select action from audit_logs where subject_type = 'employee' and subject_id = $1`, [answer.body.data.id]);
    expect(rows).toEqual([{ action: 'employee.created' }]);
  });

  test('two people adding at once get different codes', async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.employee_code)).size).toBe(3);
  });

  test('counts on from the highest code, whatever its letters, and never reuses the code of a deleted one', async () => {
    await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { employee_code: 'sm0041', deleted_at: '2026-01-01T00:00:00Z' }));
    expect((await create()).body.data.employee_code).toBe('SM0042');
  });

  test('says where else the same owner employs the person', async () => {
    const other = await ownerOf(portal);
    await portal.owner.query('update companies set user_id = $1, name = $3 where id = $2', [owner.userId, other.companyId, 'Kedai Kedua']);
    await portal.asSystem((tx) => makeEmployee(tx, other.companyId, { identity_number: '880808-08-8888' }));
    expect((await create({ identity_number: '880808-08-8888' })).body.message).toBe('Employee added. Also employed at Kedai Kedua.');
  });

  test('is invited when asked', async () => {
    const email = 'jemput@contoh.my';
    const { data } = (await create({ email, invite: true })).body;
    expect(data.user).toMatchObject({ email, status: 'Pending' });
    const { rows } = await portal.owner.query(`select payload ->> 'to' as mailed from outbox where kind = 'mail'`);
    expect(rows).toContainEqual({ mailed: email });
  });
});

describe('what is wrong is said at its field, in the reader’s language', () => {
  test.each([
    ['name', { name: '' }, 'This field is required.', 'Medan ini wajib diisi.'],
    ['name', { name: 'R2-D2 <b>' }, /letters/, /huruf/],
    ['identity_number', { identity_number: null }, 'A local employee needs an identity number.', 'Pekerja tempatan memerlukan nombor kad pengenalan.'],
    ['identity_number', { identity_number: '921315-10-5566' }, /YYMMDD/, /YYMMDD/],
    ['passport', { employee_type: 'Foreign', passport_expiry: '2030-01-01' }, /needs a passport/, /memerlukan nombor pasport/],
    ['passport_expiry', { employee_type: 'Foreign', passport: 'A1234567', passport_expiry: '2026-11-20' }, /has expired/, /telah tamat tempoh/],
    ['citizenship', { citizenship: 'foreign' }, /citizen or a permanent resident/, /warganegara atau pemastautin/],
    ['date_of_birth', { date_of_birth: '2027-01-01' }, /future/, /masa hadapan/],
    ['date_of_birth', { date_of_birth: '2011-01-01' }, /16 to 80/, /16 hingga 80/],
    ['gender', { gender: 'Other' }, /Male, Female/, /Male, Female/],
    ['race', { race: 'Kadazan' }, /Malay, Indian, Chinese, Other/, /Malay, Indian, Chinese, Other/],
    ['marital_status', { marital_status: undefined }, 'This field is required.', 'Medan ini wajib diisi.'],
    ['nationality', { nationality: null }, 'This field is required.', 'Medan ini wajib diisi.'],
    ['email', { email: 'bukan emel' }, /email address/, /alamat e-mel/],
    ['phone', { phone: '12' }, /phone number/, /nombor telefon/],
    ['company_joined_at', { company_joined_at: '2026-02-30' }, /date that exists/, /tarikh yang wujud/],
    ['company_joined_at', { company_joined_at: '2027-01-20' }, /60 days/, /60 hari/],
    ['probation_months', { probation_months: 13 }, 'Enter 12 or less.', 'Masukkan 12 atau kurang.'],
    ['contract_end_at', { employment_type: 'Contract' }, /needs its end date/, /memerlukan tarikh tamat/],
    ['contract_end_at', { contract_end_at: '2026-10-01' }, /ends before it begins/, /tamat sebelum bermula/],
    ['confirmed_at', { confirmed_at: '2026-10-01' }, /before joining/, /sebelum tarikh mula/],
    ['branch_id', { department_id: null }, /branch, division or department/, /cawangan, bahagian atau jabatan/],
    ['department_id', { department_id: 999_999 }, /./, /./],
    ['reporting_to', { reporting_to: 999_999 }, 'Choose an active employee.', 'Pilih pekerja aktif.'],
    ['family.0.dob', { family: [{ relation: 'Child', name: 'Adik' }] }, /date of birth of the child/, /tarikh lahir anak/],
    ['family.0.dob', { family: [{ relation: 'Child', name: 'Adik', dob: '2026-11-21' }] }, /date of birth up to today/, /tarikh lahir hingga hari ini/],
    ['family.0.dob', { family: [{ relation: 'Child', name: 'Adik', dob: '1965-11-20' }] }, /60 years/, /60 tahun/],
    ['family.0.employment_status', { family: [{ relation: 'Spouse', name: 'Siti' }] }, /whether the spouse works/, /pasangan bekerja/],
    [
      'family',
      { family: Array.from({ length: 5 }, () => ({ relation: 'Spouse', name: 'Siti', employment_status: 'Working' })) },
      /at most 4/,
      /selebih-lebihnya 4/,
    ],
    ['emergency_contacts.0.phone', { emergency_contacts: [{ name: 'Ibu', relationship: 'Mother', phone: 'x' }] }, /phone number/, /nombor telefon/],
    ['salary', { salary: 5000 }, 'This field is not known.', 'Medan ini tidak dikenali.'],
    ['name', { name: 'Null\u0000 byte' }, /cannot be stored/, /tidak boleh disimpan/],
  ])('%s', async (field, change, en, ms) => {
    for (const [locale, words] of [
      ['en', en],
      ['ms', ms],
    ] as const) {
      const answer = await create(change as Record<string, unknown>, owner, { 'x-locale': locale });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      expect(answer.body.errors[field][0]).toMatch(words);
    }
  });

  test('all duplicates are named at once', async () => {
    const first = (await create({ passport: 'P7654321', employee_code: 'KHAS1' })).body.data;
    const answer = await create({ identity_number: first.identity_number, passport: first.passport, email: first.email.toUpperCase(), employee_code: 'khas1' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['email', 'employee_code', 'identity_number', 'passport']);
  });

  test('an inactive person’s identity number may be used again, the e-mail may not', async () => {
    await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { identity_number: '700101-01-0001', email: 'lama@contoh.my', status: 'Inactive' }));
    expect((await create({ identity_number: '700101-01-0001' })).status).toBe(201);
    expect((await create({ email: 'lama@contoh.my' })).body.errors).toHaveProperty('email');
  });
});

describe('who may add', () => {
  test('admins need the action, and add only where they see', async () => {
    const other = await unitOf(portal, owner, 'department', 'Store');
    expect((await create({}, await adminOf(portal, owner, { '/admin/employee': [] }))).status).toBe(403);
    expect((await create({}, await employeeOf(portal, owner))).status).toBe(403);
    const narrow = await adminOf(portal, owner, { '/admin/employee': ['Create'] }, { department: [other] });
    expect((await create({}, narrow)).body.errors).toHaveProperty('department_id');
    expect((await create({ department_id: other }, narrow)).status).toBe(201);
  });

  test('the seats of the plan are the limit, also when the last seat is asked for twice at once', async () => {
    const small = await ownerOf(portal, { plan: 'starter' });
    const room = await unitOf(portal, small, 'department', 'Sales');
    const { rows } = await portal.owner.query<{ seats: number }>('update subscriptions set seats = 2 where company_id = $1 returning seats', [small.companyId]);
    expect(rows[0]?.seats).toBe(2);
    expect((await create({ department_id: room }, small)).status).toBe(201);
    const answers = await Promise.all([create({ department_id: room }, small), create({ department_id: room }, small)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors.base[0]).toMatch(/limit reached: your plan allows 2 employees/);
  });
});
