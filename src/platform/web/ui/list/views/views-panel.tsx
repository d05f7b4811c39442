import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { savedViews } from '#platform/contract/calls/saved-view.register.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import type { RecordRow } from '#platform/contract/register/register.ts';
import { useEndpoint, useWrite } from '../../../call/use-endpoint.ts';
import { useT } from '../../../locale/locale.tsx';
import { useConfirm } from '../../feedback/confirm.tsx';
import { Icon } from '../../icon/icons.tsx';
import { viewOf, withView } from '../list-url.ts';
import type { ListControl } from '../use-list-state.ts';
import { ViewForm } from './view-form.tsx';
import { VIEWS } from './views.messages.ts';

type View = RecordRow<typeof savedViews>;

export interface ViewsPanelProps {
  /** The call that lists. */
  readonly endpoint: Endpoint;
  readonly list: ListControl;
  /** What of the address is the list's. */
  readonly fields: ReadonlySet<string>;
  readonly onClose: () => void;
}

/** Chooses a view of a list, keeps the one that is shown, and changes or deletes those that one may. */
export function ViewsPanel({ endpoint, list, fields, onClose }: ViewsPanelProps) {
  const t = useT(VIEWS);
  const confirm = useConfirm();
  const [editing, setEditing] = useState<View | null>(null);
  const { data } = useEndpoint(savedViews.list, { list: endpoint.name }, { minDelay: false });
  const { run } = useWrite(savedViews.remove, { invalidates: [savedViews.list] });
  const views = (data?.data ?? []) as readonly View[];
  const current = viewOf(list.search, fields);
  const choose = (view: View) => {
    list.setSearch(withView(list.search, view.query, fields));
    onClose();
  };
  const remove = async (view: View) => {
    onClose();
    const question = { title: t('deleteAsk', { name: view.name }), message: view.shared ? VIEWS.deleteShared : undefined, verb: EVERYDAY.delete, danger: true };
    if (await confirm(question)) await run({ list: endpoint.name, id: view.id, updated_at: view.updated_at }).catch(() => undefined);
  };
  return (
    <Stack gap="sm">
      {data && views.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
      {views.length > 0 && (
        <Stack component="ul" gap={2} m={0} p={0} style={{ listStyle: 'none' }}>
          {views.map((view) => (
            <Group component="li" key={view.id} gap={4} wrap="nowrap">
              <Button
                flex={1}
                miw={0}
                variant={view.query === current ? 'light' : 'subtle'}
                size="sm"
                justify="space-between"
                aria-current={view.query === current || undefined}
                rightSection={view.shared && <Icon name="users" size={15} label={t('shared')} />}
                onClick={() => choose(view)}
              >
                {view.name}
              </Button>
              {view.can.update && (
                <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { name: view.name })} onClick={() => setEditing(view)}>
                  <Icon name="edit" size={15} />
                </ActionIcon>
              )}
              {view.can.remove && (
                <ActionIcon variant="subtle" color="gray" aria-label={t('delete', { name: view.name })} onClick={() => void remove(view)}>
                  <Icon name="delete" size={15} />
                </ActionIcon>
              )}
            </Group>
          ))}
        </Stack>
      )}
      <ViewForm key={editing?.id ?? 'new'} endpoint={endpoint} query={current} view={editing} onDone={editing ? () => setEditing(null) : onClose} />
    </Stack>
  );
}
