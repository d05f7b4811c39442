import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ACTIVITY_OPTIONS } from '../../contract/activity.ts';
import { clients } from '../../contract/client/client.register.ts';
import { CLIENT } from './client.messages.ts';

const ClientForm = lazyDrawer(async () => (await import('./client-form.tsx')).ClientForm, {
  title: ({ row }) => row?.name ?? CLIENT.addTitle,
  size: 680,
});

/** Clients with their brands: list and form. */
export const Page = () => (
  <RegisterPage
    register={clients}
    title={CLIENT.title}
    columns={[
      { key: 'code', label: CLIENT.code, kind: 'identity', sort: true, priority: 3 },
      { key: 'name', label: CLIENT.name, sort: true, fixed: true, card: 'title' },
      { key: 'industry', label: CLIENT.industry, sort: true, priority: 2, card: 'subtitle' },
      { key: 'contact_name', label: CLIENT.contactName, priority: 2, value: ({ contact_name, contact_phone }) => `${contact_name} ${contact_phone}` },
      { key: 'brands', label: CLIENT.brands, priority: 1, card: 1, value: ({ brands }) => brands.join(', ') },
      { key: 'products_count', label: CLIENT.products, kind: 'number', priority: 3 },
      { key: 'projects_count', label: CLIENT.projects, kind: 'number', priority: 1, card: 2 },
      { key: 'status', label: CLIENT.status, kind: 'status', card: 'badge' },
    ]}
    filters={[
      { kind: 'tabs', key: 'status', label: CLIENT.status, initial: 'Active', options: ACTIVITY_OPTIONS },
      { kind: 'keyword', key: 'keyword' },
    ]}
    words={CLIENT}
    nameOf={({ name }) => name}
    Form={ClientForm}
  />
);
