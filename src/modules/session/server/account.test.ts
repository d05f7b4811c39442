import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { notify } from '#platform/server/live/notify.ts';
import { addCompany, addMember, addPerson } from './testing/test-people.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const person = await addPerson(portal, { name: 'Aminah Owner' });
const stranger = await addPerson(portal);
const companyId = await addCompany(portal, person, 'Kedai Contoh Sdn Bhd');

const client = () => portal.as(person.token);
/** The smallest picture that is one. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('preferences: what is given is kept, the rest stays, tables are merged', async () => {
  expect((await client().get('api/profile/preferences')).body.data).toEqual({ locale: 'en', favourite_tabs: {}, notifications: {}, table: {} });
  await client().post('api/profile/preferences', { favourite_tabs: { '/admin/company/bank': 1 }, table: { employees: { columns: ['name'], page_size: 30 } } });
  const saved = await client().post('api/profile/preferences', {
    locale: 'ms',
    table: { leaves: { page_size: 50 } },
    notifications: { report: { push: true, email: false } },
  });
  expect(saved.body.message).toBe('Tetapan anda telah disimpan.');
  expect((await client().get('api/profile/preferences')).body.data).toEqual({
    locale: 'ms',
    favourite_tabs: { '/admin/company/bank': 1 },
    notifications: { report: { push: true, email: false } },
    table: { employees: { columns: ['name'], page_size: 30 }, leaves: { page_size: 50 } },
  });
  expect((await client().get('api/auth/user')).body.data.preferences.favourite_tabs).toEqual({ '/admin/company/bank': 1 });
  expect((await portal.as(stranger.token).get('api/profile/preferences')).body.data.favourite_tabs).toEqual({});
  await client().post('api/profile/preferences', { locale: 'en' });
});

test('preferences of another shape are refused', async () => {
  for (const body of [{ locale: 'fr' }, { favourite_tabs: { '/x': 0 } }, { unknown: 1 }]) {
    expect((await client().post('api/profile/preferences', body)).status).toBe(422);
  }
});

test('the own profile changes field by field; nobody changes another', async () => {
  const url = `api/users/${person.id}`;
  expect((await client().post(url, { phone: '012-555 0150' })).body.data).toMatchObject({ name: 'Aminah Owner', phone: '+60125550150' });
  expect((await client().post(url, { name: 'Aminah binti Ali' })).body.data).toMatchObject({ name: 'Aminah binti Ali', phone: '+60125550150' });
  expect((await portal.as(stranger.token).post(`api/users/${stranger.id}`, { phone: '+60125550150' })).body.errors).toEqual({
    phone: ['This phone number is already in use.'],
  });
  expect((await client().post(url, { phone: '' })).body.data.phone).toBeNull();
  expect((await portal.as(stranger.token).post(url, { name: 'Somebody Else' })).status).toBe(403);
  expect((await client().post(url, { email: 'sly@example.my' })).status).toBe(422);
  expect((await client().post(url, { status: 'Inactive' })).status).toBe(422);
});

test('a picture is taken as multipart, shown by a signed link, and taken away', async () => {
  const form = new FormData();
  form.set('image', new Blob([PNG], { type: 'image/png' }), 'me.png');
  const { image } = (await client().post(`api/users/${person.id}`, form)).body.data;
  expect(image).toMatch(/^\/api\/files\/[0-9a-f-]{36}\?sig=/);
  const shown = await fetch(`${portal.url}${image}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetch(`${portal.url}${image.replace('sig=', 'sig=_')}`)).status).toBe(404);
  expect((await client().post(`api/users/${person.id}`, { image: null })).body.data.image).toBeNull();
  const text = new FormData();
  text.set('image', new Blob(['plain text'], { type: 'image/png' }), 'me.png');
  expect((await client().post(`api/users/${person.id}`, text)).status).toBe(422);
});

test('notifications: the own ones, newest first, read one by one and all', async () => {
  await portal.asSystem(async (tx) => {
    for (const n of ['one', 'two', 'three']) {
      await notify(tx, {
        to: { user: person.id },
        notification_type: 'report',
        title: { en: `Report ${n}`, ms: `Laporan ${n}` },
        message: { en: n, ms: n },
        company_id: companyId,
      });
    }
    await notify(tx, { to: { user: stranger.id }, notification_type: 'report', title: { en: 'Theirs', ms: 'Mereka' }, message: { en: 'x', ms: 'x' } });
  });
  const { data, meta } = (await client().get('api/notifications', { per_page: 2 })).body;
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Report three', 'Report two']);
  expect(meta).toEqual({ page: 1, per_page: 2, total: 3, last_page: 2, unread: 3 });
  expect(
    (
      await client()
        .with({ headers: { 'x-locale': 'ms' } })
        .get('api/notifications')
    ).body.data[0].title,
  ).toBe('Laporan three');
  expect((await client().post(`api/notifications/${data[0].id}/read`)).body.data.unread).toBe(2);
  expect((await client().get('api/notifications', { unread: true })).body.data).toHaveLength(2);
  expect((await client().get('api/auth/user')).body.data.unread_notifications).toBe(2);
  const theirs = (await portal.as(stranger.token).get('api/notifications')).body.data[0].id;
  await client().post(`api/notifications/${theirs}/read`);
  expect((await portal.as(stranger.token).get('api/notifications')).body.meta.unread).toBe(1);
  expect((await client().post('api/notifications/read-all')).body.data.unread).toBe(0);
});

test('memberships show every company with role and state', async () => {
  const other = await addCompany(portal, stranger, 'Asing Contoh Sdn Bhd');
  await addMember(portal, other, person, { role: 'admin' });
  await portal.owner.query(`update company_users set status = 'Inactive', title = 'Auditor' where company_id = $1 and user_id = $2`, [other, person.id]);
  const rows = (await client().get('api/profile/memberships')).body.data;
  expect(rows).toEqual([
    expect.objectContaining({
      company_id: companyId,
      company_name: 'Kedai Contoh Sdn Bhd',
      role: 'owner',
      is_admin: true,
      status: 'Active',
      employee_code: null,
    }),
    expect.objectContaining({ company_id: other, role: 'admin', status: 'Inactive', title: 'Auditor' }),
  ]);
  expect((await client().get('api/companies')).body.data).toHaveLength(1);
});
