import type { ProjectRow } from '../../contract/project/project.register.ts';
import { FilesPart } from '../files-part.tsx';

export const FilesTab = ({ project }: { project: ProjectRow }) => <FilesPart of="projects" id={project.id} name={project.name} />;
