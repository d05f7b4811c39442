/** Four eyes: every company is as protected as before they came into one place, and the profile is where they are chosen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '#app/server/testing/live-messages.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { asksFourEyes } from '../contract/four-eyes.policy.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const profile = async (person: TestPerson) => (await person.client.get(`api/companies/${person.companyId}`)).body.data;

/** What each subject of the company asks for, by its key. */
async function inForce(person: TestPerson): Promise<Record<string, boolean>> {
  const { config, four_eyes_subjects: subjects } = await profile(person);
  return Object.fromEntries(subjects.map(({ key }: { key: string }) => [key, asksFourEyes(config, key)]));
}

describe('companies from the time of two switches', () => {
  /** Without a row of payroll (null) its switch was off; so was the company's where nothing legible is stored. */
  const COMPANIES = [
    { stored: { four_eyes: false }, payroll: false, overrides: undefined },
    { stored: { four_eyes: false }, payroll: true, overrides: { payroll: 'always', payment: 'always' } },
    { stored: { four_eyes: true }, payroll: false, overrides: { payroll: 'never' } },
    { stored: { four_eyes: true }, payroll: true, overrides: undefined },
    { stored: { four_eyes: true }, payroll: null, overrides: { payroll: 'never' } },
    { stored: { four_eyes: false }, payroll: null, overrides: undefined },
    { stored: {}, payroll: true, overrides: { payroll: 'always', payment: 'always' } },
    { stored: { four_eyes: 'damaged' }, payroll: true, overrides: { payroll: 'always', payment: 'always' } },
    { stored: [], payroll: true, overrides: { payroll: 'always', payment: 'always' } },
  ] as const;
  let owners: TestPerson[];

  beforeAll(async () => {
    owners = [];
    for (const _each of COMPANIES) owners.push(await ownerOf(portal));
    await portal.owner.query(`alter table payroll_settings add column four_eyes boolean not null default false`);
    for (const [at, { stored, payroll }] of COMPANIES.entries()) {
      const id = owners[at]?.companyId;
      await portal.owner.query(`update companies set config = $2 where id = $1`, [id, JSON.stringify(stored)]);
      if (payroll !== null) await portal.owner.query(`insert into payroll_settings (company_id, four_eyes) values ($1, $2)`, [id, payroll]);
    }
    await portal.owner.query(`delete from mesra_migrations where name = '20261122_company_four_eyes.sql'`);
    expect(await migrate(portal.databaseUrl)).toEqual(['20261122_company_four_eyes.sql']);
  });

  it.each(COMPANIES.map((company, at) => ({ ...company, at })))(
    '$stored, payroll $payroll: the same for each subject',
    async ({ stored, payroll, overrides, at }) => {
      const own = 'four_eyes' in stored && stored.four_eyes === true;
      expect(await inForce(owners[at] as TestPerson)).toEqual({ leave: own, payroll: payroll === true, payment: own || payroll === true, claim: own });
      const { rows } = await portal.owner.query(`select config -> 'four_eyes_for' as overrides from companies where id = $1`, [owners[at]?.companyId]);
      expect(rows[0].overrides ?? undefined).toEqual(overrides);
    },
  );
});

describe('the choice in the profile', () => {
  let owner: TestPerson;
  let reader: TestPerson;
  let payrollOfficer: TestPerson;
  const FORM = {
    business_nature: 'Retail',
    email: 'hello@contoh.my',
    phone: '03-5550 0100',
    address_1: '1, Jalan Contoh',
    postcode: '01000',
    city: 'Kangar',
    state: 'Perlis',
  };

  beforeAll(async () => {
    owner = await ownerOf(portal);
    reader = await adminOf(portal, owner, { '/admin/company': [] });
    payrollOfficer = await adminOf(portal, owner, { '/payroll/setting': ['Update'] });
  });

  async function choose(four_eyes: boolean, four_eyes_for?: Record<string, unknown>, person = owner) {
    const { name, config } = await profile(owner);
    const { currency: _fixed, four_eyes_for: _reserved, ...rest } = config;
    return person.client.post(`api/companies/${owner.companyId}`, { ...FORM, name, config: { ...rest, four_eyes, ...(four_eyes_for && { four_eyes_for }) } });
  }

  it('says what can be chosen for in both languages, of modules that are on', async () => {
    const { four_eyes_subjects: subjects } = await profile(owner);
    expect(subjects.map(({ key, title }: { key: string; title: object }) => [key, title])).toEqual([
      ['payment', { en: 'Payments', ms: 'Bayaran' }],
      ['leave', { en: 'Leave', ms: 'Cuti' }],
      ['payroll', { en: 'Payroll', ms: 'Penggajian' }],
      ['claim', { en: 'Claims', ms: 'Tuntutan' }],
    ]);
    const small = await ownerOf(portal);
    await small.client.post(`api/companies/${small.companyId}/modules`, { modules: { payroll: false } });
    expect(Object.keys(await inForce(small))).toEqual(['payment', 'leave', 'claim']);
  });

  it('follows the switch, an override holds against it, and what is left out stays', async () => {
    expect((await choose(false, { payroll: 'always' })).status).toBe(200);
    expect(await inForce(owner)).toEqual({ leave: false, payroll: true, payment: false, claim: false });
    expect((await choose(true, { payment: 'never' })).status).toBe(200);
    expect(await inForce(owner)).toEqual({ leave: true, payroll: true, payment: false, claim: true });
    expect((await choose(false)).status).toBe(200);
    expect(await inForce(owner)).toEqual({ leave: false, payroll: true, payment: false, claim: false });
    expect((await owner.client.get('api/operation/payrolls/settings')).body.data.four_eyes).toBe(true);
    expect((await choose(false, { payroll: 'company', payment: 'company' })).body.data.config.four_eyes_for).toEqual({});
    expect((await owner.client.get('api/operation/payrolls/settings')).body.data.four_eyes).toBe(false);
  });

  it('comes with a form that carries files, too', async () => {
    const { name, config } = await profile(owner);
    const { currency: _fixed, ...rest } = config;
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...FORM, name })) form.append(key, value);
    for (const [key, value] of Object.entries({ ...rest, four_eyes_for: undefined }))
      if (value !== undefined) form.append(`config[${key}]`, String(value ?? ''));
    form.append('config[four_eyes_for][leave]', 'always');
    const saved = await owner.client.post(`api/companies/${owner.companyId}`, form);
    expect(saved.body.data?.config.four_eyes_for, JSON.stringify(saved.body)).toEqual({ leave: 'always' });
    await choose(false, { leave: 'company' });
  });

  it.each([
    ['a subject that no module declares', { claims: 'always' }, 'config.four_eyes_for.claims'],
    ['a subject named like a part of every object', { constructor: 'never' }, 'config.four_eyes_for.constructor'],
    ['a choice that is none', { leave: 'sometimes' }, 'config.four_eyes_for.leave'],
    ['nothing', { leave: null }, 'config.four_eyes_for.leave'],
  ])('refuses %s', async (_what, overrides, field) => {
    const { status, body } = await choose(false, overrides);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await inForce(owner)).toEqual({ leave: false, payroll: false, payment: false, claim: false });
  });

  it('is for those who may change the profile; the settings of payroll no longer take it', async () => {
    for (const person of [reader, payrollOfficer]) expect((await choose(false, { payroll: 'never' }, person)).status).toBe(403);
    const { data } = (await owner.client.get('api/operation/payrolls/settings')).body;
    const sent = await payrollOfficer.client.post('api/operation/payrolls/settings', { ...data, updated_at: undefined, four_eyes: false });
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['four_eyes']]);
  });

  it('is written down with before and after, and told to the company', async () => {
    expect(await messagesOf(portal, () => choose(true, { leave: 'never' }))).toMatchObject([
      { channel: `private-company.${owner.companyId}`, notification_type: 'company', subject: { type: 'company', id: owner.companyId } },
    ]);
    const { rows } = await portal.owner.query(
      `select user_id, before -> 'config' as before, after -> 'config' as after from audit_logs
       where subject_type = 'company' and subject_id = $1 and action = 'updated' order by id desc limit 1`,
      [owner.companyId],
    );
    expect(rows[0]).toMatchObject({
      user_id: owner.userId,
      before: { four_eyes: false, four_eyes_for: {} },
      after: { four_eyes: true, four_eyes_for: { leave: 'never' } },
    });
  });
});
