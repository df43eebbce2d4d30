import { Plate, Scene } from '../../../stories/scene.tsx'
import { RichText } from './rich-text.tsx'

export default { title: 'Primitives / RichText' }

const html = `
  <h2>Weekend bonus</h2>
  <p style="color:red">Every deposit from <b>¥100</b> counts. See <a href="/m/activity">all promotions</a>
  or <a href="https://evil.example">a stranger's page</a>, which loses its address.</p>
  <ul><li>Friday</li><li>Saturday</li></ul>
  <script>alert(1)</script><img src=x onerror="alert(1)">
`

export const Announcement = () => (
  <Scene>
    <Plate>
      <RichText html={html} />
    </Plate>
  </Scene>
)
