/** The list of a register with its form and its deletion, as far as the viewer may; `?open=7` opens a record that is not in view. */
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { RecordRow, Register } from '#platform/contract/register/register.ts';
import { useEndpoint } from '../call/use-endpoint.ts';
import { useSay } from '../locale/locale.tsx';
import { ActionButton } from '../ui/action/action-button.tsx';
import type { LazyDrawer } from '../ui/drawer/lazy-drawer.tsx';
import { closeDetail } from '../ui/drawer/open-detail.ts';
import { ListPage, type ListPageProps, type RowAction } from '../ui/list-page.tsx';
import type { Need } from '../viewer.tsx';
import { useRemoval } from './use-removal.ts';

export interface RecordFormProps<R extends Register> {
  /** Null: a new one. */
  readonly row: RecordRow<R> | null;
  /** The viewer may look only. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export interface RegisterPageProps<R extends Register> extends Omit<
  ListPageProps<R['list'], RecordRow<R>>,
  'endpoint' | 'rowName' | 'rowActions' | 'action' | 'empty' | 'detail' | 'onOpen' | 'opens'
> {
  readonly register: R;
  /** A `lazyDrawer`. */
  readonly Form: LazyDrawer<RecordFormProps<R>>;
  readonly words: Readonly<Record<'add' | 'edit' | 'view' | 'delete' | 'deleteAsk' | 'empty', Text>> & {
    readonly deleteText?: Text;
    readonly emptyHint?: Text;
  };
  readonly nameOf: (row: RecordRow<R>) => string;
  readonly moreActions?: (row: RecordRow<R>) => readonly RowAction[];
}

/** What a write of a register demands, as its button asks for it; what demands no page asks for the register's. */
function needOf({ page, ...calls }: Register, verb: 'create' | 'remove'): Need {
  const [need = { page: page.page }] = page[verb].kind === 'pages' ? page[verb].anyOf : [];
  return { ...need, call: calls[verb] } as Need;
}

export function RegisterPage<R extends Register>({ register, Form, words, nameOf, moreActions, ...list }: RegisterPageProps<R>) {
  type Row = RecordRow<R>;
  const say = useSay();
  const search = useSearch();
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const { undo, remove } = useRemoval(register, words);
  const asked = list.inUrl === false ? 0 : Number(new URLSearchParams(search).get('open') ?? 0);
  const addressed = useEndpoint(register.show, { id: asked } as InputOf<R['show']>, { enabled: asked > 0 && editing === null, keepPrevious: false });
  const opened = editing ?? (asked > 0 ? ((addressed.data as { data: Row } | undefined)?.data ?? null) : null);

  // A record that is gone keeps no address.
  useEffect(() => {
    if (addressed.isError && asked > 0) closeDetail();
  }, [addressed.isError, asked]);

  const rowActions = (row: Row): RowAction[] =>
    undo(row) ?? [
      { key: 'edit', label: row.can.update ? words.edit : words.view, icon: row.can.update ? 'edit' : 'eye', onClick: () => setEditing(row) },
      ...(moreActions?.(row) ?? []),
      {
        key: 'delete',
        label: words.delete,
        icon: 'delete',
        danger: true,
        onClick: () => remove(row, nameOf(row)),
        needs: needOf(register, 'remove'),
        ...(!row.can.remove && { disabled: true, reason: row.kept ?? undefined }),
      },
    ];
  const add = (
    <ActionButton needs={needOf(register, 'create')} icon="plus" opens={Form} onClick={() => setEditing('new')}>
      {say(words.add)}
    </ActionButton>
  );
  const close = () => {
    setEditing(null);
    if (asked > 0) closeDetail();
  };
  return (
    <>
      <ListPage<R['list'], Row>
        {...list}
        endpoint={register.list}
        defaults={list.defaults ?? register.first}
        rowName={nameOf}
        rowActions={rowActions}
        leaving={(row) => undo(row) !== undefined}
        opens={Form}
        onOpen={(row) => undo(row) === undefined && setEditing(row)}
        action={add}
        empty={{ title: words.empty, ...(words.emptyHint && { hint: words.emptyHint }), action: add }}
      />
      {opened && (
        <Form
          key={opened === 'new' ? 'new' : opened.id}
          row={opened === 'new' ? null : opened}
          readOnly={opened !== 'new' && !opened.can.update}
          onClose={close}
        />
      )}
    </>
  );
}
