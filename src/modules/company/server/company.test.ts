import { afterAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, TEST_PASSWORD, type TestPerson } from '#app/server/testing/people.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createCompany } from './create-company.ts';

const form = (more: Record<string, unknown> = {}) => ({
  name: 'Kedai Contoh Sdn Bhd',
  short_name: 'Kedai Contoh',
  registration_no: '2099 0100 0099',
  old_registration_no: '900009-z',
  business_nature: 'Retail',
  sector: '',
  established_at: '2015-02-28',
  logo: null,
  stamp: null,
  signatory: { name: 'Aminah', position: 'Director', signature: null },
  email: 'Hello@Contoh.my',
  phone: '03-5550 0100',
  fax: '',
  website: 'contoh.example',
  address_1: '1, Jalan Contoh',
  address_2: '',
  postcode: '1000',
  city: 'Kangar',
  state: 'Perlis',
  country: 'Malaysia',
  config: {
    identity_type_label: 'IC No.',
    locality: 'Malaysia',
    timezone: 'Asia/Kuala_Lumpur',
    employee_code_prefix: 'kc',
    employee_code_digits: 5,
    leave_review_required: false,
    leave_self_cancel: true,
    four_eyes: true,
    show_salary_to_employee: false,
    asm_civilian_max_age: 45,
    kdn_licence_no: '',
    kdn_licence_expiry: '',
  },
  ...more,
});

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal, { name: 'Kedai Awal Sdn Bhd' });
const editor = await adminOf(portal, owner, { '/admin/company': ['Update'], '/admin/company/contribution': [], '/admin/company/bank': [] });
const reader = await adminOf(portal, owner, { '/admin/company': [] });
const employee = await employeeOf(portal, owner);
const stranger = await ownerOf(portal, { name: 'Kedai Asing Sdn Bhd' });

const at = (person: TestPerson, verb = '') => `api/companies/${person.companyId}${verb}`;
const version = async () => (await owner.client.get(at(owner))).body.data.updated_at as string;

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('reading', () => {
  test('a new company has the defaults, the branch HQ and its seats', async () => {
    const { body, status } = await stranger.client.get(at(stranger), { fulldetails: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: stranger.companyId,
      user_id: stranger.userId,
      name: 'Kedai Asing Sdn Bhd',
      logo: null,
      active_employees_count: 0,
      seats: null,
      branches_count: 1,
      config: { identity_type_label: 'NRIC', locality: 'Malaysia', employee_code_digits: 4 },
      branches: [{ name: 'HQ', is_hq: true, rest_days: [7] }],
      divisions: [],
      departments: [],
      positions: [],
      position_levels: [],
      contribution: { epf_enabled: true, epf_no: null, hrdf_rate: 1 },
      banks: [],
    });
    expect(Array.isArray(body.data.domain.banners)).toBe(true);
  });

  test('every member reads the organisation; contribution and banks need their pages', async () => {
    const seen = async (person: TestPerson) =>
      Object.keys((await person.client.get(at(owner), { fulldetails: 1 })).body.data).filter((key) => ['branches', 'contribution', 'banks'].includes(key));
    expect(await seen(employee)).toEqual(['branches']);
    expect(await seen(reader)).toEqual(['branches']);
    expect(await seen(editor)).toEqual(['branches', 'contribution', 'banks']);
    expect(await seen(owner)).toEqual(['branches', 'contribution', 'banks']);
  });

  test('the path names the company where nothing else does', async () => {
    const second = await portal.asSystem((tx) => createCompany(tx, { owner_id: owner.userId, name: 'Kedai Kedua Sdn Bhd', today: calendarDate('2026-11-20') }));
    const both = portal.as(owner.token);
    for (const id of [owner.companyId, second.id])
      expect((await both.get(`api/companies/${id}`, { fulldetails: 1 })).body.data).toMatchObject({ id, branches: [{ name: 'HQ' }] });
    expect((await both.post(`api/companies/${second.id}`, form({ name: 'Kedai Kedua Sdn Bhd', short_name: 'Kedua' }))).body.data.id).toBe(second.id);
    expect((await owner.client.get(`api/companies/${second.id}`)).status).toBe(404);
  });

  test('two companies never meet', async () => {
    expect((await stranger.client.get(at(owner))).status).toBe(404);
    expect((await stranger.client.post(at(owner), form())).status).toBe(404);
    expect((await stranger.client.post(at(owner, '/modules'), { modules: { leave: false } })).status).toBe(404);
    expect((await portal.as(stranger.token, owner.companyId).get(at(owner))).status).toBe(403);
    expect((await portal.as(stranger.token).get(at(owner))).status).toBe(403);
    expect((await portal.as(null).get(at(owner))).status).toBe(401);
    expect((await owner.client.get('api/companies/abc')).status).toBe(404);
  });
});

describe('changing the profile', () => {
  test('is for those with Update', async () => {
    expect((await reader.client.post(at(owner), form())).status).toBe(403);
    expect((await employee.client.post(at(owner), form())).status).toBe(403);
    expect((await editor.client.post(at(owner), form())).status).toBe(200);
  });

  test('reads what people type and keeps what the form does not show', async () => {
    const { body } = await owner.client.post(at(owner), form());
    expect(body).toMatchObject({
      success: true,
      message: 'The company profile has been saved.',
      data: {
        registration_no: '209901000099',
        old_registration_no: '900009-Z',
        sector: null,
        email: 'hello@contoh.my',
        phone: '+60355500100',
        fax: null,
        website: 'https://contoh.example',
        postcode: '01000',
        config: { identity_type_label: 'IC No.', employee_code_prefix: 'KC', employee_code_digits: 5, four_eyes: true, currency: 'MYR' },
      },
    });
    const { rows } = await portal.owner.query(
      `select user_id, before->>'name' as before, after->>'name' as after from audit_logs where subject_type = 'company' and subject_id = $1 order by id limit 1`,
      [owner.companyId],
    );
    expect(rows).toEqual([{ user_id: editor.userId, before: 'Kedai Awal Sdn Bhd', after: 'Kedai Contoh Sdn Bhd' }]);
  });

  test.each([
    [{ name: 'K' }, ['name']],
    [{ name: 'kedai asing sdn bhd' }, ['name']],
    [{ registration_no: '123', established_at: '2026-11-21', email: 'x' }, ['registration_no', 'email']],
    [{ established_at: '2026-11-21' }, ['established_at']],
    [{ phone: '12', postcode: 'ABC', city: '' }, ['phone', 'postcode', 'city']],
    [{ logo: 'no-uuid' }, ['logo']],
    [{ logo: '00000000-0000-4000-8000-000000000000' }, ['logo']],
    [{ user_id: 1 }, ['user_id']],
  ])('refuses %j', async (more, fields) => {
    const { status, body } = await owner.client.post(at(owner), form(more));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(fields);
  });

  test('a version that somebody else has overtaken answers 409', async () => {
    const seen = await version();
    expect((await owner.client.post(at(owner), form({ updated_at: seen, sector: 'Retail' }))).status).toBe(200);
    const late = await editor.client.post(at(owner), form({ updated_at: seen, sector: 'Wholesale' }));
    expect(late.status).toBe(409);
    expect(late.body.message).toBe('This record has been changed. Please reload.');
    expect((await owner.client.get(at(owner))).body.data.sector).toBe('Retail');
  });

  test('a logo comes with the form, shows with a signed link, and goes again', async () => {
    const body = new FormData();
    const flat = (value: unknown, name: string): void => {
      if (value === null) body.append(name, '');
      else if (typeof value === 'object') for (const [key, item] of Object.entries(value as object)) flat(item, name ? `${name}[${key}]` : key);
      else body.append(name, String(value));
    };
    flat({ ...form(), logo: undefined }, '');
    body.delete('logo');
    body.append('logo', new Blob([png], { type: 'image/png' }), 'logo.png');
    const saved = await owner.client.post(at(owner), body);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { logo } = saved.body.data;
    expect(logo).toMatchObject({ name: 'logo.png', type: 'image/png', ext: 'png' });
    expect((await owner.client.raw(logo.url.slice(1), {})).status).toBe(200);
    const stored = await owner.client.post(at(owner), form({ logo: logo.file }));
    expect(stored.body.data.logo.file).toBe(logo.file);
    expect((await owner.client.post(at(owner), form())).body.data.logo).toBe(null);
  });

  test('stamp and signature show to whoever may open the profile, and to nobody else of the company', async () => {
    const picture = async () => {
      const body = new FormData();
      body.append('file', new Blob([png], { type: 'image/png' }), 'seal.png');
      return (await owner.client.post('api/files', body)).body.data.file as string;
    };
    const signatory = { name: 'Aminah', position: 'Director', signature: await picture() };
    expect((await owner.client.post(at(owner), form({ stamp: await picture(), signatory }))).status).toBe(200);
    const shown = async ({ client }: TestPerson, query = {}) => {
      const { stamp, signatory: signs } = (await client.get(at(owner), query)).body.data;
      return [stamp, signs.signature].map((file) => file?.name ?? null);
    };
    for (const person of [owner, editor, reader]) expect(await shown(person)).toEqual(['seal.png', 'seal.png']);
    expect(await shown(employee)).toEqual([null, null]);
    expect(await shown(employee, { fulldetails: 1 })).toEqual([null, null]);
  });
});

describe('modules', () => {
  test('only the owner switches them, within the plan', async () => {
    expect((await editor.client.post(at(owner, '/modules'), { modules: { leave: false } })).status).toBe(403);
    const { body } = await owner.client.post(at(owner, '/modules'), { modules: { leave: false } });
    expect(body.data.modules).toMatchObject({ leave: false, attendance: true });
    expect((await owner.client.get('api/subscription')).body.data.modules.find(({ key }: { key: string }) => key === 'leave')).toMatchObject({
      enabled: false,
      in_plan: true,
    });
    const small = await ownerOf(portal, { plan: 'starter' });
    const refused = await small.client.post(at(small, '/modules'), { modules: { spm: true, leave: true } });
    expect(refused.body.errors).toEqual({ 'modules.spm': ['Sales performance is not part of the Starter plan.'] });
    expect((await small.client.post(at(small, '/modules'), { modules: { nonsense: true } })).status).toBe(422);
  });
});

describe('handing over', () => {
  test('needs the password and a verified admin; the old owner stays as admin', async () => {
    const old = await ownerOf(portal);
    const heir = await adminOf(portal, old);
    const clerk = await employeeOf(portal, old);
    const transfer = (user_id: number, password = TEST_PASSWORD, by = old) => by.client.post(at(old, '/transfer-owner'), { user_id, password });
    expect((await transfer(heir.userId, TEST_PASSWORD, heir)).status).toBe(403);
    expect((await transfer(heir.userId, 'Wrong-word-1')).body.errors).toEqual({ password: ['The password is incorrect.'] });
    for (const id of [clerk.userId, old.userId, stranger.userId])
      expect((await transfer(id)).body.errors).toEqual({ user_id: ['Choose a verified admin of this company.'] });
    const { body } = await transfer(heir.userId);
    expect(body).toMatchObject({ success: true, message: `${heir.name} is now the owner of this company.`, data: { user_id: heir.userId } });
    const type = async (person: TestPerson) => (await person.client.get('api/auth/user')).body.data.type;
    expect([await type(heir), await type(old)]).toEqual(['owner', 'admin']);
    expect((await transfer(old.userId)).status).toBe(403);
  });
});
