import { z } from 'zod';
import type { Filter, FilterTable, FilterValue } from './filter-table.ts';
import { day, id } from '../ids.ts';
import { lookupIdInput } from '../lookup-shape.ts';
import { singleLineTextSchema, optionalTextSchema } from '../text.ts';

type Optional<Value> = z.ZodOptional<z.ZodType<Value, Value>>;

/** The schema of a filter. Filters are optional, except texts that are empty by default. */
type FilterSchema<F extends Filter> = F['kind'] extends 'defaultText'
  ? z.ZodDefault<z.ZodType<string, string>>
  : Optional<FilterValue<F>>;

const schemaOf = (filter: Filter): z.ZodType => {
  switch (filter.kind) {
    case 'lookupIds':
      return z.array(lookupIdInput(filter.list, filter.label)).max(filter.list.length).optional();
    case 'ids':
      return z.array(z.number().int().min(1).max(filter.max)).max(filter.maxCount).optional();
    case 'oneOf':
      return z.enum(filter.values).optional();
    case 'id':
      return id().optional();
    case 'recordIds':
      return z.array(id()).max(filter.maxCount).optional();
    case 'text':
      return singleLineTextSchema(filter.label, filter.max).optional();
    case 'defaultText':
      return optionalTextSchema(filter.label, filter.max);
    case 'flag':
      return z.boolean().optional();
    case 'number':
      return z.number().int().min(filter.min).max(filter.max).optional();
    case 'day':
      return day().optional();
  }
};

/** Returns the operation input fields for a list's filters. */
export const filterInput = <const Table extends FilterTable>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, filter]) => [name, schemaOf(filter)])) as {
    [Name in keyof Table]: FilterSchema<Table[Name]>;
  };
