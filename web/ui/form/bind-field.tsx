import type { ComponentType, Ref } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** The props that react-hook-form passes to a field. All others are the field's own. */
export type BindableProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

type Own<Props> = Omit<Props, keyof BindableProps<never>>;

/** Turns an input into a form field, for example `<TextField control={form.control} name="email" label="Email" />`. */
export const bindField =
  <Value, Props extends BindableProps<Value>>(Input: ComponentType<Props>, empty: Value) =>
  <Form extends FieldValues, Context, Output>({
    control,
    name,
    ...own
  }: Own<Props> & { control: Control<Form, Context, Output>; name: FieldPath<Form> }) => {
    const { field, fieldState } = useController({ control, name });
    const given: unknown = field.value;
    const props = {
      ...own,
      name,
      value: given ?? empty,
      onChange: field.onChange,
      onBlur: field.onBlur,
      ref: field.ref,
      error: fieldState.error?.message,
    };
    return <Input {...(props as unknown as Props)} />;
  };
