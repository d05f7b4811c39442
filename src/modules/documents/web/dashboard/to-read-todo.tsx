import { Link } from 'wouter';
import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ToReadTodo } from '../../contract/dashboard.schema.ts';
import { DOCUMENT_TODO_MESSAGES } from './document-todos.messages.ts';

const MINE = '/my/employment/employment';
const pathOf = (id: number) => `${MINE}?document=${id}`;

/** Documents that wait for the own confirmation, each one click from being read; the button opens the first. */
export function ToReadRow({ data: { n, documents } }: TodoProps<ToReadTodo>) {
  const t = useT(DOCUMENT_TODO_MESSAGES);
  const [first] = documents;
  const note = (
    <>
      {documents.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <Link href={pathOf(id)}>{title}</Link>
        </span>
      ))}
      {n > documents.length && ` ${t('andMore', { n: n - documents.length })}`}
    </>
  );
  const action = (
    <TodoButton needs={{ page: MINE }} href={first ? pathOf(first.id) : MINE}>
      {t('read')}
    </TodoButton>
  );
  return (
    <TodoRow icon="book" note={note} action={action}>
      {t('toRead', { n })}
    </TodoRow>
  );
}
