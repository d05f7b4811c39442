import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { removeProjectProduct, saveProjectProducts } from '../../../contract/project/project-lists.endpoints.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { PROJECT_READS } from '../../sales-reads.ts';
import { ProductRows } from '../list-fields.tsx';
import { PROJECT } from '../project.messages.ts';
import { ListTab } from './list-tab.tsx';
import { RowsForm } from './rows-form.tsx';
import { ShelfSection } from './shelf-section.tsx';
import { ViewedProject } from './viewed-project.tsx';
import { VIEW } from './view.messages.ts';

const PAGE = '/spm/project/view/product';

/** The products of a project, read-only once a submitted report exists, and how they stand on the shelves. */
export const Page = () => (
  <ViewedProject>
    {(project) => (
      <>
        <Products project={project} />
        <ShelfSection projectId={project.id} />
      </>
    )}
  </ViewedProject>
);

function Products({ project }: { project: ProjectDetail }) {
  const drop = useWrite(removeProjectProduct, { invalidates: PROJECT_READS });
  return (
    <ListTab
      title={PROJECT.products}
      add={PROJECT.addProduct}
      rows={project.products}
      nameOf={({ product }) => product.name}
      locked={project.products_locked ? VIEW.locked : undefined}
      adds={{ page: PAGE, action: 'Update', call: saveProjectProducts }}
      removes={{ page: PAGE, action: 'Delete', call: removeProjectProduct }}
      onRemove={({ id }) => drop.run({ id: project.id, row_id: id })}
      columns={[
        { label: VIEW.sku, cell: ({ product }) => product.sku },
        { label: PROJECT.product, cell: ({ product }) => product.name },
        { label: PROJECT.price, number: true, cell: ({ price }) => formatPrice(price) },
        { label: PROJECT.ownCommission, number: true, cell: ({ commission_value }) => commission_value },
        { label: VIEW.unitsSold, number: true, cell: ({ units_sold }) => units_sold },
        { label: PROJECT.sales, number: true, cell: ({ sales_amount }) => formatPrice(sales_amount) },
        { label: VIEW.balance, number: true, cell: ({ balance }) => balance },
        { label: VIEW.outOfStock, number: true, cell: ({ out_of_stock }) => out_of_stock },
        { label: VIEW.status, cell: ({ status }) => <StatusChip status={status} /> },
      ]}
      form={(close) => (
        <RowsForm
          call={saveProjectProducts}
          schema={saveProjectProducts.input}
          projectId={project.id}
          title={PROJECT.addProduct}
          rows={[{ product_id: null, price: null, commission_value: null }]}
          onClose={close}
        >
          {(form) => <ProductRows form={form} name="rows" clientId={project.client_id} />}
        </RowsForm>
      )}
    />
  );
}
