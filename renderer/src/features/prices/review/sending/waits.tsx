import { Text } from '@mantine/core'

interface Props {
  readonly for: string | null
}

/** Says above the buttons of a dialog what it waits for; nothing where it waits for nothing. */
export const Waits = (props: Props) => (
  <Text role="status" size="sm" c="dimmed" mt={props.for === null ? 0 : 'md'}>
    {props.for}
  </Text>
)
