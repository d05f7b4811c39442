import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

let person: TestEmployee;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const hr = await adminOf(portal, owner, { '/admin/employee': [], '/admin/employee/view': [] });

beforeEach(async () => {
  person = await employeeOf(portal, owner, { epf_no: '12345678', tax_no: 'SG1234567890' });
});

const address = { line_1: '3 Jalan Contoh', postcode: '05000', city: 'Alor Setar', state: 'Kedah', country: 'Malaysia' };
const contact = (change = {}) => ({ phone: '0125550077', current_address: address, permanent_address: null, emergency_contacts: [], ...change });
const save = (section: string, body: object) => person.client.post(`api/profile/${section}`, body);
const received = async (userId: number) =>
  (
    await portal.owner.query<{ route: string }>(
      `select route from notifications where user_id = $1 and notification_type = 'profile_updated' and subject_id = $2`,
      [userId, person.employeeId],
    )
  ).rows;

test('the own record is shown without what is HR’s alone', async () => {
  const { data } = (await person.client.get('api/profile')).body;
  expect(data).toMatchObject({ id: person.employeeId, name: person.name, family: [], emergency_contacts: [] });
  expect(data).not.toHaveProperty('can');
  expect(data).not.toHaveProperty('movements');
});

test('the own employment masks statutory numbers and hides HR’s reasons, and names the manager', async () => {
  const boss = await employeeOf(portal, owner, { name: 'Encik Ketua' });
  const department = await unitOf(portal, owner, 'department', `Akaun ${person.employeeId}`);
  await owner.client.post(`api/admin/employees/${person.employeeId}/employment`, {
    company_joined_at: '2024-01-02',
    employment_type: 'Permanent',
    department_id: department,
    reporting_to: boss.employeeId,
    epf_no: '12345678',
    tax_no: 'SG1234567890',
    effective_date: '2026-11-01',
    reason: 'Aduan rakan sekerja',
  });
  const { data } = (await person.client.get('api/profile/employment')).body;
  expect(data.worksites).toEqual([expect.objectContaining({ name: 'HQ', primary: true, from: data.employment.company_joined_at })]);
  expect(data.employment).toMatchObject({
    employee_code: expect.any(String),
    department: `Akaun ${person.employeeId}`,
    reporting_to_name: 'Encik Ketua',
    statutory: { epf_no: '••••5678', socso_no: null, tax_no: '••••7890' },
    service_months: 34,
  });
  expect(data.movements).toMatchObject([{ type: 'Transfer', reason: null, by: null }]);
});

describe('a change of one’s own', () => {
  test('holds at once, and HR hears of it', async () => {
    expect((await save('personal', { preferred_name: 'Kak Long', marital_status: 'Married', blood_type: 'O+', shirt_size: 'M' })).body).toMatchObject({
      success: true,
      data: { preferred_name: 'Kak Long', marital_status: 'Married' },
    });
    expect((await save('contact', contact({ emergency_contacts: [{ name: 'Ibu', relationship: 'Mother', phone: '0195550022' }] }))).body.data).toMatchObject({
      phone: '+60125550077',
      current_address: { city: 'Alor Setar' },
      permanent_address: null,
      emergency_contacts: [{ name: 'Ibu' }],
    });
    expect((await save('family', { family: [{ relation: 'Child', name: 'Adik', dob: '2026-11-20', education: 'None' }] })).body.data.family).toMatchObject([
      { name: 'Adik' },
    ]);
    expect(await received(hr.userId)).toEqual(Array.from({ length: 3 }, () => ({ route: `/admin/employee/view?id=${person.employeeId}` })));
    expect(await received(owner.userId)).toHaveLength(3);
    const { rows } = await portal.owner.query<{ action: string }>(
      `select action from audit_logs where subject_type = 'employee' and subject_id = $1 and user_id = $2 order by id`,
      [person.employeeId, person.userId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['employee.own.personal', 'employee.own.contact', 'employee.own.family']);
  });

  test('the picture', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const form = new FormData();
    form.append('image', new File([png], 'saya.png', { type: 'image/png' }));
    const answer = await save('image', form);
    expect(answer.body.data.image).toMatchObject({ name: 'saya.png', ext: 'png' });
    expect((await person.client.get('api/profile')).body.data.image.file).toBe(answer.body.data.image.file);
    const again = new FormData();
    again.append('image', new File([png], 'baharu.png', { type: 'image/png' }));
    await save('image', again);
    const { rows } = await portal.owner.query(`select name from files where subject_type = 'employee' and subject_id = $1 and field = 'image'`, [
      person.employeeId,
    ]);
    expect(rows).toEqual([{ name: 'baharu.png' }]);
    const text = new FormData();
    text.append('image', new File(['hello'], 'nota.txt', { type: 'text/plain' }));
    expect((await save('image', text)).body.errors).toHaveProperty('image');
  });

  test.each(['name', 'identity_number', 'employee_code', 'department_id', 'status', 'epf_no', 'date_of_birth'])('%s is HR’s and refused', async (field) => {
    const answer = await save('personal', { preferred_name: 'X', marital_status: 'Single', [field]: 'Baru' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test.each([
    ['current_address.line_1', contact({ current_address: { ...address, line_1: '' } })],
    ['current_address.postcode', contact({ current_address: { ...address, postcode: 'x' } })],
    ['phone', contact({ phone: '' })],
    ['emergency_contacts', contact({ emergency_contacts: Array.from({ length: 4 }, () => ({ name: 'Ibu', relationship: 'Mother', phone: '0195550022' })) })],
  ])('contact: %s is checked', async (field, body) => {
    expect(Object.keys((await save('contact', body)).body.errors)).toEqual([field]);
  });

  test.each([[{ dob: '2026-11-21' }], [{ dob: '1965-11-20' }], [{}]])('family: a child with %j is refused', async (child) => {
    expect((await save('family', { family: [{ relation: 'Child', name: 'Adik', ...child }] })).body.errors).toHaveProperty('family.0.dob');
  });

  test('an older version is refused', async () => {
    const { updated_at: seen } = (await person.client.get('api/profile')).body.data;
    expect((await save('family', { family: [], updated_at: seen })).status).toBe(201);
    expect((await save('family', { family: [], updated_at: seen })).status).toBe(409);
  });
});

test('whoever is no employee sees who they are, and has no employment', async () => {
  const { body } = await owner.client.get('api/profile');
  expect(body.data).toEqual({ user_id: owner.userId, name: owner.name, email: owner.email, phone: null, picture: null });
  expect((await owner.client.get('api/profile/employment')).status).toBe(403);
  expect((await hr.client.post('api/profile/family', { family: [] })).status).toBe(403);
});

test('an admin with a narrowed view still sees themselves', async () => {
  const department = await unitOf(portal, owner, 'department', 'Lain');
  const both = await employeeOf(portal, owner, { accesses: { '/admin/employee': [] }, scope: { department: [department] } });
  expect((await both.client.get('api/profile')).body.data.id).toBe(both.employeeId);
});
