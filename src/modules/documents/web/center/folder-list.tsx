import { Skeleton } from '@mantine/core';
import { Link, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { documentFolders } from '../../contract/document.endpoints.ts';
import { folderText } from '../../contract/folder-names.ts';
import { CENTER } from '../document-rights.ts';
import { DOCUMENT_WORDS as W } from '../documents.messages.ts';
import classes from './center.module.css';

/** Folders with their counts, as links: a column beside the list, a row above it on a phone. */
export function FolderList({ chosen }: { chosen: string | undefined }) {
  const t = useT(W);
  const say = useSay();
  const search = useSearch();
  const { data, error } = useEndpoint(documentFolders, {}, { quiet: true });
  // The list beside it says what is wrong, and tries again.
  if (error && !data) return null;
  if (!data) return <Skeleton className={`${classes['folders']} ${classes['waiting']}`} radius="md" />;
  const total = data.data.reduce((sum, { count }) => sum + count, 0);
  const folders = data.data.flatMap(({ folder, count }) => (folder === null ? [] : [{ folder, count }]));
  if (folders.length === 0) return null;
  const to = (folder: string | null) => {
    const params = new URLSearchParams(search);
    for (const gone of ['page', 'open']) params.delete(gone);
    if (folder === null) params.delete('folder');
    else params.set('folder', folder);
    const text = params.toString();
    return text ? `${CENTER}?${text}` : CENTER;
  };
  const entries = [
    { name: t('allDocuments'), folder: null, count: total },
    ...folders.map(({ folder, count }) => ({ name: say(folderText(folder)), folder, count })),
  ];
  return (
    <nav className={`${classes['folders']} swiped`} aria-label={t('folders')}>
      <ul>
        {entries.map(({ name, folder, count }) => (
          <li key={folder ?? ''}>
            <Link href={to(folder)} className={`${classes['folder']} tall`} aria-current={(folder ?? undefined) === chosen ? 'true' : undefined}>
              <Icon name={folder === null ? 'folder-file' : 'folder-home'} size={16} />
              <span className="words cut">{name}</span>
              <span className={`${classes['count']} quiet small tabular`}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
