// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Fixture {
  /// A small drawing in the forms that the renderer writes.
  static let written = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 435.5 867" width="435.5" height="867" role="img" aria-labelledby="title desc">
     <title id="title">Pull beyond the top: iPhone 8</title>
     <desc id="desc">The header opens at the top.</desc>
     <style>
    @keyframes k0{
    0%,15%{translate:0 -13.5px;animation-timing-function:cubic-bezier(.33,.003,.67,.343)}
    40%{translate:0 20px;animation-timing-function:step-end}
    60%,100%{translate:0 -13.5px}
    }
    @keyframes k1{
    0%{translate:3px}
    100%{translate:-3px}
    }
    @keyframes k2{
    0%{visibility:hidden}
    10%{visibility:visible}
    62.138551%,100%{visibility:hidden}
    }
    @keyframes k3{
    0%{opacity:1}
    100%{opacity:.25}
    }
    #layer1{animation:k0 3.333333s linear infinite}
    #header-content{animation:k3 3.333333s linear infinite}
    #finger{animation:k1 3.333333s linear infinite,k2 3.333333s step-end infinite}
    #finger-tail1{animation:k1 3.333333s .03s linear infinite both,k2 3.333333s .03s step-end infinite both}
    .f:target~g *{animation-duration:1ms!important;animation-delay:-1s!important;animation-fill-mode:both!important}
    .f:target~g .tail{opacity:0}
    #f0:target~g *{animation-iteration-count:0!important}
    #f30:target~g *{animation-iteration-count:0.15!important}
    #f60:target~g *{animation-iteration-count:0.3!important}
    @media(prefers-reduced-motion:reduce){*{animation:none!important}}
    @media(prefers-color-scheme:dark){.a-bar{fill:#1b1b1f}.a-rim{stroke:#8d8e96}.a-hair{fill:#46464e;fill-opacity:.5}}
    </style>
     <g id="f0" class="f"/>
     <g id="f30" class="f"/>
     <g id="f60" class="f"/>
     <g>
      <clipPath id="screen-clip"><path d="M0 0H375V667H0z"/></clipPath>
      <g id="screen" clip-path="url(#screen-clip)">
       <rect width="375" height="667" class="a-bar" fill="#d2d2d9"/>
       <g id="layer1" transform="translate(0 193.42)"><rect id="row-0" width="375" height="60" class="a-hair" fill="#eee" fill-opacity=".5"/></g>
       <g id="header"><g id="header-content"><path d="M0 0H9V9z" class="a-rim" fill="none" stroke="#77787f"/></g></g>
      </g>
      <g id="finger" visibility="hidden"><circle cx="0" cy="0" r="22"/></g>
      <g id="finger-tail1" class="tail" visibility="hidden"><circle cx="0" cy="0" r="22"/></g>
     </g>
    </svg>

    """##
}
