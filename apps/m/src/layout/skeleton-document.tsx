/** What a page without a document of its own shows until the scripts run: bars and boxes, no texts. */
export function SkeletonDocument() {
  return (
    <div className="site-frame" aria-hidden="true">
      <div className="site-shell__bar" />
      <div className="site-main">
        <div className="site-page">
          <div className="site-shell__line fy-skeleton" />
          <div className="site-shell__box fy-skeleton" />
          <div className="site-shell__tiles">
            {Array.from({ length: 9 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, not things.
              <div key={index} className="site-shell__tile fy-skeleton" />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
