import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { useSay } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { ACTIVITY_OPTIONS } from '../../contract/activity.ts';
import { listCategories, productImport, products } from '../../contract/product/product.register.ts';
import { UNIT_WORDS } from '../../contract/product/product-units.ts';
import { PRODUCT_READS } from '../sales-reads.ts';
import { PRODUCT } from './product.messages.ts';
import { useBrands } from './use-brands.ts';

const ProductForm = lazyDrawer(async () => (await import('./product-form.tsx')).ProductForm, {
  title: ({ row }) => row?.name ?? PRODUCT.addTitle,
  size: 680,
});

/** Products of clients: list, form, import. */
export function Page() {
  const say = useSay();
  const { clients, brands } = useBrands();
  const categories = useEndpoint(listCategories, {}, { quiet: true, staleTime: 30_000 }).data?.data ?? [];
  return (
    <RegisterPage
      register={products}
      title={PRODUCT.title}
      columns={[
        { key: 'sku', label: PRODUCT.sku, kind: 'identity', sort: true, priority: 2 },
        { key: 'name', label: PRODUCT.name, sort: true, fixed: true, card: 'title', value: ({ name, variant }) => [name, variant].filter(Boolean).join(', ') },
        { key: 'brand', label: PRODUCT.brand, sort: true, priority: 1, card: 'subtitle' },
        { key: 'client', label: PRODUCT.client, priority: 3 },
        { key: 'unit', label: PRODUCT.unit, priority: 4, value: ({ unit }) => say(UNIT_WORDS[unit]) },
        { key: 'price', label: PRODUCT.price, kind: 'money', sort: true, priority: 1, card: 1 },
        { key: 'projects_count', label: PRODUCT.projects, kind: 'number', priority: 4 },
        { key: 'available', label: PRODUCT.balance, kind: 'number', priority: 2, card: 2 },
        { key: 'status', label: PRODUCT.status, kind: 'status', card: 'badge' },
      ]}
      filters={[
        { kind: 'tabs', key: 'status', label: PRODUCT.status, initial: 'Active', options: ACTIVITY_OPTIONS },
        { kind: 'keyword', key: 'keyword' },
        { kind: 'select', key: 'vendor_id', label: PRODUCT.client, options: clients },
        { kind: 'select', key: 'brand', label: PRODUCT.brand, options: brands },
        { kind: 'select', key: 'category', label: PRODUCT.category, options: categories.map((value) => ({ value, label: value })) },
      ]}
      tools={
        <>
          <Button component={Link} href="/spm/product/stock" variant="default">
            {say(PRODUCT.stock)}
          </Button>
          <ImportButton calls={productImport} needs={{ page: '/spm/product', action: 'Import' }} title={PRODUCT.importTitle} stale={PRODUCT_READS} />
        </>
      }
      words={PRODUCT}
      nameOf={({ name }) => name}
      Form={ProductForm}
    />
  );
}
