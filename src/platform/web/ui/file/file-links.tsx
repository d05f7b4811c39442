import type { UploadedFile } from '#platform/contract/uploads.ts';

/** Files by name, each in a tab of its own. @param none said where there is none */
export function FileLinks({ files, none }: { files: readonly UploadedFile[]; none: string }) {
  if (files.length === 0) return <span className="quiet small">{none}</span>;
  return files.map((file) => (
    <a key={file.file} href={file.url} target="_blank" rel="noopener noreferrer">
      {file.name}
    </a>
  ));
}
