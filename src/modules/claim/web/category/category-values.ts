import type { z } from 'zod';
import type { categoryForm } from '../../contract/category/category.schema.ts';

export type CategoryValues = z.input<typeof categoryForm>;
