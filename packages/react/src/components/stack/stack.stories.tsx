import { Plate, Scene } from '../../../stories/scene.tsx'
import { Badge } from '../badge/badge.tsx'
import { Heading } from '../heading/heading.tsx'
import { Note } from '../note/note.tsx'
import { Row } from './row.tsx'
import { Stack } from './stack.tsx'

export default { title: 'Primitives / Layout and text' }

export const Layout = () => (
  <Scene>
    <Plate>
      <Stack gap={6}>
        <Row justify="between" align="baseline" gap={4} lineGap={1}>
          <Heading>Earlier orders</Heading>
          <Note as="span">3 of 12</Note>
        </Row>
        <Stack as="ul" gap={2}>
          <Row as="li" justify="between" align="center">
            <Stack as="span" gap={0}>
              <span>Coffee mug</span>
              <Note as="span" size={1}>
                28 November
              </Note>
            </Stack>
            <Badge tone="accent">Delivered</Badge>
          </Row>
          <Row as="li" justify="between" align="center">
            <span>Umbrella</span>
            <Badge tone="danger">Refused</Badge>
          </Row>
        </Stack>
      </Stack>
    </Plate>
  </Scene>
)

export const Text = () => (
  <Scene>
    <Plate>
      <Stack>
        <Heading size={5}>Size 5</Heading>
        <Heading>Size 4</Heading>
        <Heading level={3} size={3}>
          Size 3
        </Heading>
        <Note>Muted, one step below the text of a page</Note>
        <Note size={1} tone="faint">
          Faint, two steps below
        </Note>
        <Note tone="accent">Accent</Note>
        <Note tone="warning">Warning</Note>
        <Note tone="danger">Danger</Note>
        <Row>
          <Badge>Ordered</Badge>
          <Badge tone="accent">Delivered</Badge>
          <Badge tone="danger">Refused</Badge>
        </Row>
      </Stack>
    </Plate>
  </Scene>
)
