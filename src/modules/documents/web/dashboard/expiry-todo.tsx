import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ExpiryTodo } from '../../contract/dashboard.schema.ts';
import { CENTER } from '../document-rights.ts';
import { DOCUMENT_TODO_MESSAGES } from './document-todos.messages.ts';

/** Documents of the company that reach their last day soon: the list of exactly these. */
export function ExpiryRow({ due, data: { n, title } }: TodoProps<ExpiryTodo>) {
  const t = useT(DOCUMENT_TODO_MESSAGES);
  const action = (
    <TodoButton needs={{ page: CENTER, action: 'Update' }} href={`${CENTER}?expiring=30`}>
      {t('look')}
    </TodoButton>
  );
  return (
    <TodoRow icon="file" due={due} note={title} action={action}>
      {t('expiring', { n })}
    </TodoRow>
  );
}
